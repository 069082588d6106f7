package org.senet.lint.rules;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.stream.IntStream;
import org.senet.board.Board;

/** The steps of a board. */
final class Directions {
    private Directions() {}

    /** Whether a direction leads from any position to another. */
    static boolean hasLinks(Board board, int direction) {
        return links(board, direction) > 0;
    }

    /** From how many positions a direction leads to another. */
    static int links(Board board, int direction) {
        return (int) IntStream.range(0, board.size())
                .filter(p -> board.step(direction, p) >= 0)
                .count();
    }

    /** Whether some position can be left in these directions and come back to by them, in one or more steps. */
    static boolean hasCycle(Board board, Collection<Integer> directions) {
        // Positions that nothing leads to are taken away until only cycles, and what is behind them, are left.
        var entries = new int[board.size()];
        for (int p = 0; p < board.size(); p++) {
            for (int d : directions) {
                if (board.step(d, p) >= 0) {
                    entries[board.step(d, p)]++;
                }
            }
        }
        var free = new ArrayDeque<Integer>();
        var left = new BitSet();
        left.set(0, board.size());
        for (int p = 0; p < board.size(); p++) {
            if (entries[p] == 0) {
                free.add(p);
            }
        }
        while (!free.isEmpty()) {
            int p = free.poll();
            left.clear(p);
            for (int d : directions) {
                int next = board.step(d, p);
                if (next >= 0 && --entries[next] == 0) {
                    free.add(next);
                }
            }
        }
        return !left.isEmpty();
    }
}
