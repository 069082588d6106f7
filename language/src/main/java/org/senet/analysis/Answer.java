package org.senet.analysis;

/**
 * Where something holds, as far as it is known.
 *
 * @param must where it holds for certain
 * @param may where it may hold; everywhere else it does not
 */
public record Answer(Cells must, Cells may) {
    /** Known exactly. */
    static Answer exactly(Cells cells) {
        return new Answer(cells, cells);
    }

    /** Whether it is known exactly where it holds. */
    public boolean isExact() {
        return must == may;
    }
}
