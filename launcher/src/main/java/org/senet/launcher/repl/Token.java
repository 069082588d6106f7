package org.senet.launcher.repl;

/**
 * A piece of a text, as far as looks tell what it is; blanks between tokens belong to none.
 *
 * @param start where it begins
 * @param end where it ends, exclusive
 */
public record Token(Kind kind, int start, int end) {
    /** What a token is. */
    public enum Kind {
        COMMENT,
        STRING,
        CHARACTER,
        NUMBER,
        KEYWORD,
        SYMBOL,
        /** An opening bracket, with what belongs to it as in {@code #(}. */
        OPEN,
        CLOSE,
        /** A mark that makes one form of itself and the next one, such as a quote. */
        PREFIX,
        /** The mark of metadata, which makes one form of itself and the next two. */
        META,
        /** The mark that leaves the next form out. */
        DISCARD
    }

    /** Whether a place in the text lies inside or at the end. */
    boolean touches(int place) {
        return start <= place && place <= end;
    }
}
