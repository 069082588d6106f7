package org.senet.frontend;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.format.Lexer;
import org.senet.format.Token.Kind;
import org.senet.frontend.ProgramReader.TopLevelForm;
import org.senet.reader.Reader;

/**
 * Reads a text that may be wrong or unfinished. After an error, it goes on at the next line that begins with a bracket, where
 * by custom a top-level form begins; what is before that is mended, so that the names in it are not lost: brackets are
 * closed, and what cannot be read is left out.
 */
final class TolerantReader {
    private static final int MOST_REPAIRS = 8;

    private final Source source;
    private final ProgramReader resolver;
    private final List<Read> forms = new ArrayList<>();
    private final List<SenetException> errors = new ArrayList<>();

    /** A form; one that was mended is not what the text says. */
    record Read(TopLevelForm form, boolean mended) {}

    TolerantReader(Source source, String namespace) {
        this.source = source;
        resolver = new ProgramReader(namespace);
    }

    /** The forms, as far as they can be read. */
    List<Read> forms() {
        return forms;
    }

    /** What is wrong: at most one error for each top-level form. */
    List<SenetException> errors() {
        return errors;
    }

    TolerantReader read() {
        int at = 0;
        while (at < source.getLength()) {
            at = readFrom(at);
        }
        return this;
    }

    /** Reads forms up to the first error, mends the form with the error, and returns where to go on. */
    private int readFrom(int start) {
        var reader = new Reader(source, resolver, start);
        int end = start;
        try {
            for (var form = reader.read(); form != Reader.END; form = reader.read()) {
                add(form, reader.span(), false);
                end = reader.span().end();
            }
            return source.getLength();
        } catch (SenetException e) {
            errors.add(e);
            int next = nextTopLevel(end);
            mend(end, next);
            return next;
        }
    }

    private void add(Object form, @Nullable SourceSpan span, boolean mended) {
        if (span != null) {
            resolver.observe(form);
            forms.add(new Read(new TopLevelForm(form, span), mended));
        }
    }

    /** The start of the next line that begins with a bracket, behind the form that begins after a place. */
    private int nextTopLevel(int after) {
        var text = source.getCharacters().toString();
        int begin = after;
        while (begin < text.length() && Character.isWhitespace(text.charAt(begin))) {
            begin++;
        }
        int next = text.indexOf("\n(", begin);
        return next < 0 ? text.length() : next + 1;
    }

    private void mend(int start, int end) {
        var chunk = new StringBuilder(source.getCharacters().subSequence(start, end));
        for (int i = 0; i < MOST_REPAIRS; i++) {
            var text = source.getCharacters().subSequence(0, start) + balanced(chunk.toString());
            var mended = sourceLike(text);
            var reader = new Reader(mended, resolver, start);
            var read = new ArrayList<TopLevelForm>();
            try {
                for (var form = reader.read(); form != Reader.END; form = reader.read()) {
                    read.add(new TopLevelForm(form, reader.span()));
                }
                read.forEach(f -> add(f.form(), f.span(), true));
                return;
            } catch (SenetException e) {
                if (!blankOut(chunk, e, start)) {
                    return;
                }
            }
        }
    }

    private Source sourceLike(String text) {
        return Source.newBuilder(source).content(text).build();
    }

    /** Replaces what cannot be read by blanks; false when that is nothing. */
    private static boolean blankOut(StringBuilder chunk, SenetException error, int start) {
        var span = error.span();
        if (span == null) {
            return false;
        }
        boolean changed = false;
        for (int i = Math.max(0, span.start() - start); i < Math.min(chunk.length(), span.end() - start); i++) {
            if (!Character.isWhitespace(chunk.charAt(i))) {
                chunk.setCharAt(i, ' ');
                changed = true;
            }
        }
        return changed;
    }

    /** A text whose brackets fit: closing ones that do not are blanks, missing ones are added at the end. */
    private static String balanced(String chunk) {
        var text = new StringBuilder(chunk);
        var open = new ArrayDeque<Character>();
        var tokens = Lexer.tokens(chunk);
        for (var token : tokens) {
            if (token.kind() == Kind.OPEN) {
                char bracket = chunk.charAt(token.end() - 1);
                open.push(bracket == '(' ? ')' : bracket == '[' ? ']' : '}');
            } else if (token.kind() == Kind.CLOSE) {
                if (!open.isEmpty() && open.peek() == chunk.charAt(token.start())) {
                    open.pop();
                } else {
                    text.setCharAt(token.start(), ' ');
                }
            }
        }
        var last = tokens.isEmpty() ? null : tokens.getLast();
        if (last != null && (last.kind() == Kind.STRING || last.kind() == Kind.REGEX)) {
            boolean ended = last.end() - last.start() > 1 && chunk.endsWith("\"") && !chunk.endsWith("\\\"");
            text.append(ended ? "" : chunk.endsWith("\\") ? "\\\"" : "\"");
        }
        text.append(last != null && last.kind() == Kind.COMMENT ? "\n" : " ");
        open.forEach(text::append);
        return text.toString();
    }
}
