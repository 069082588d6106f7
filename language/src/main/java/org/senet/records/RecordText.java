package org.senet.records;

import com.oracle.truffle.api.source.Source;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;

/** A text that is read from its start to its end, and knows its places. A carriage return alone ends a line as well. */
final class RecordText {
    /** Deeper nesting is taken for a mistake, before the host's stack is exhausted. */
    static final int DEEPEST = 1000;

    private static final Pattern RETURN_ALONE = Pattern.compile("\\r(?!\\n)");

    private final Source source;
    private final String text;
    private int at;

    /**
     * A text at its start.
     *
     * @param name the file's name, for messages
     */
    RecordText(String text, String name) {
        this.text = text.indexOf('\r') < 0 ? text : RETURN_ALONE.matcher(text).replaceAll("\n");
        source = Source.newBuilder("senet", this.text, name).build();
    }

    int at() {
        return at;
    }

    void goTo(int index) {
        at = index;
    }

    int end() {
        return text.length();
    }

    /** Where the first part that a pattern matches ends, from here on; -1 when there is none. */
    int find(Pattern pattern) {
        var matcher = pattern.matcher(text).region(at, text.length()).useAnchoringBounds(false);
        return matcher.find() ? matcher.end() : -1;
    }

    /** Whether the rest of the text begins with what a pattern matches. */
    boolean startsWith(Pattern pattern) {
        return pattern.matcher(text).region(at, text.length()).lookingAt();
    }

    /** Where what a pattern matches ends, if it begins here; else -1. */
    int ahead(Pattern pattern) {
        var matcher = pattern.matcher(text).region(at, text.length()).useTransparentBounds(true);
        return matcher.lookingAt() ? matcher.end() : -1;
    }

    boolean isAtEnd() {
        return at >= text.length();
    }

    /** The next character; 0 at the end. */
    char peek() {
        return isAtEnd() ? 0 : text.charAt(at);
    }

    char next() {
        return text.charAt(at++);
    }

    /** Where the line begins in which a place is. */
    int lineStart(int place) {
        return text.lastIndexOf('\n', place - 1) + 1;
    }

    boolean isAtLineStart() {
        return at == 0 || text.charAt(at - 1) == '\n';
    }

    /** Whether there is an empty line between here and what stands before. */
    boolean isBehindBlankLine() {
        int first = lineStart(at);
        return first > 0 && text.substring(lineStart(first - 1), first).isBlank();
    }

    void skipBlanks() {
        while (!isAtEnd() && (Character.isWhitespace(peek()) || peek() == '\uFEFF')) {
            at++;
        }
    }

    /** The text up to a character, which is skipped; or up to the end when there is none. */
    String upTo(char end) {
        int found = text.indexOf(end, at);
        var part = text.substring(at, found < 0 ? text.length() : found);
        at = found < 0 ? text.length() : found + 1;
        return part;
    }

    /** Goes on to a character, which is skipped, and gives the text before it. */
    String upTo(char end, int start, String what) {
        if (text.indexOf(end, at) < 0) {
            throw error(start, start + 1, what + " does not end", "it ends with `" + end + "`");
        }
        return upTo(end);
    }

    /** All of the text. */
    String whole() {
        return text;
    }

    /** The text from here to a place. */
    String to(int end) {
        return text.substring(at, end);
    }

    String from(int start, int end) {
        return text.substring(start, end);
    }

    String since(int start) {
        return text.substring(start, at);
    }

    int line(int index) {
        return source.createSection(index, 0).getStartLine();
    }

    int column(int index) {
        return source.createSection(index, 0).getStartColumn();
    }

    /** A mistake in the text. */
    SenetException error(int start, int end, String message, @Nullable String hint) {
        int last = Math.min(end, text.length());
        return SenetException.at(new SourceSpan(source, Math.min(start, last), last), message, hint);
    }
}
