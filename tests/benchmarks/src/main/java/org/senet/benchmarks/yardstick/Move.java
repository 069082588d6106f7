package org.senet.benchmarks.yardstick;

import java.util.List;

/**
 * A move, for people to read.
 *
 * @param from the square that the piece leaves, numbered from 1
 * @param to the square where it ends
 * @param captured the squares of the captured pieces in ascending order
 * @param promotes whether a man becomes a king
 */
public record Move(int from, int to, List<Integer> captured, boolean promotes) {

    /** Makes an immutable move. */
    public Move {
        captured = List.copyOf(captured);
    }
}
