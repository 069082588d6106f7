package org.senet.importers;

/**
 * A stretch of a foreign text.
 *
 * @param start the index of its first character
 * @param length the number of its characters
 */
public record Place(ForeignText source, int start, int length) {

    /** The line in which it begins, from 1. */
    public int line() {
        int line = 1;
        for (int i = 0; i < start; i++) {
            if (source.text().charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }

    /** The column in which it begins, from 1. */
    public int column() {
        return start - source.text().lastIndexOf('\n', start - 1);
    }
}
