package org.senet.reader;

import com.oracle.truffle.api.source.Source;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;

/** A position that moves through a text. */
final class Cursor {

    /** What {@link #peek()} gives at the end. */
    static final int END = -1;

    private final Source source;
    private final CharSequence text;
    private final int length;
    private int position;

    Cursor(Source source, int start) {
        this.source = source;
        this.text = source.getCharacters();
        this.length = text.length();
        this.position = start;
    }

    int position() {
        return position;
    }

    int peek() {
        return peek(0);
    }

    int peek(int ahead) {
        return position + ahead < length ? text.charAt(position + ahead) : END;
    }

    /** The character at the position, which moves on; {@link #END} at the end. */
    int next() {
        return position < length ? text.charAt(position++) : END;
    }

    void skip(int count) {
        position = Math.min(length, position + count);
    }

    /** Skips white space and comments. */
    void skipBlank() {
        while (position < length) {
            char c = text.charAt(position);
            if (c == ';' || c == '#' && peek(1) == '!') {
                skipLine();
            } else if (isBlank(c)) {
                position++;
            } else {
                return;
            }
        }
    }

    private void skipLine() {
        while (position < length && text.charAt(position) != '\n' && text.charAt(position) != '\r') {
            position++;
        }
    }

    /** The characters up to where a name or number has to end. */
    String token() {
        int start = position;
        while (position < length && !endsToken(text.charAt(position))) {
            position++;
        }
        return text.subSequence(start, position).toString();
    }

    /** Whether a character separates forms: a comma does, and so do Unicode's spaces. */
    static boolean isBlank(int c) {
        return c == ',' || Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    private static boolean endsToken(char c) {
        return switch (c) {
            case '"', ';', '@', '^', '`', '~', '(', ')', '[', ']', '{', '}', '\\' -> true;
            default -> isBlank(c);
        };
    }

    SourceSpan span(int start, int end) {
        return new SourceSpan(source, start, end);
    }

    SourceSpan span(int start, int end, SourceSpan[] children) {
        return new SourceSpan(source, start, end, children);
    }

    SourceSpan spanFrom(int start) {
        return span(start, position);
    }

    SenetException error(int start, int end, String message, @Nullable String hint) {
        return SenetException.syntax(span(start, end), message, hint);
    }

    /** An error about the characters from a start up to the position. */
    SenetException errorFrom(int start, String message, @Nullable String hint) {
        return error(start, position, message, hint);
    }

    SenetException incomplete(String message, @Nullable String hint) {
        return SenetException.incomplete(span(length, length), message, hint);
    }

    /** A place for people. */
    String place(int offset) {
        return "line " + source.getLineNumber(offset) + ", column " + source.getColumnNumber(offset);
    }

    boolean isAtMargin(int offset) {
        return offset == 0 || text.charAt(offset - 1) == '\n';
    }

    int line(int offset) {
        return source.getLineNumber(offset);
    }
}
