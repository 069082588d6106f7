package org.senet.format;

/**
 * A piece of a text: every character belongs to exactly one token.
 *
 * @param kind what it is
 * @param start the index of its first character
 * @param end the index after its last character
 */
public record Token(Kind kind, int start, int end) {
    /** The kinds of tokens. */
    public enum Kind {
        /** White space and commas. */
        BLANK,
        /** A comment, up to the end of its line but without it. */
        COMMENT,
        /** An opening bracket with the marks that belong to it: {@code (}, {@code #{}, {@code #?@(}. */
        OPEN,
        /** A closing bracket. */
        CLOSE,
        /** A mark that belongs to the form behind it: {@code '}, {@code ~@}, {@code #_}, {@code ^}, {@code #uuid}. */
        PREFIX,
        /** A string. */
        STRING,
        /** A regular expression. */
        REGEX,
        /** A character. */
        CHARACTER,
        /** A number. */
        NUMBER,
        /** A keyword. */
        KEYWORD,
        /** A symbol, or one of the constants that look like symbols. */
        SYMBOL
    }

    /** The characters of this token. */
    public String in(String text) {
        return text.substring(start, end);
    }
}
