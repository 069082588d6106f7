package org.senet.nodes.rules;

import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * What a {@link CellsCode} is computed of: where the pieces of each player stand, and where one is. It is used at once by one thread;
 * compiled code takes it apart.
 */
final class Sight {
    private static final int FEW_CHANGES = 4;

    final State state;

    /** The words of the sets of positions by owner. */
    final long[] occupied;

    /** The current position as a set of one word; 0 when it is none, or does not matter. */
    final long here;

    /** Whether there is a current position for certain. */
    final boolean isSomewhere;

    /** What holds of the whole position: a bit for each condition. */
    final long answers;

    private Sight(State state, long[] occupied, long here, boolean isSomewhere, long answers) {
        this.answers = answers;
        this.state = state;
        this.occupied = occupied;
        this.here = here;
        this.isSomewhere = isSomewhere;
    }

    /** A position between moves. */
    static Sight between(State state) {
        return between(state, 0);
    }

    /**
     * A position between moves.
     *
     * @param answers what holds of it, as bits
     */
    static Sight between(State state, long answers) {
        return new Sight(state, state.occupied, 0, false, answers);
    }

    /**
     * Of two players on a board whose sets have one word.
     *
     * @param here the current position as a set, which is not empty
     */
    static Sight ofTwo(State state, long first, long second, long here) {
        return new Sight(state, new long[] {0, first, second}, here, true, 0);
    }

    /**
     * In the middle of a move, on a board whose sets have one word: what the log has changed is seen as it is now.
     *
     * @param owners the number of the highest owner
     * @param logTop the number of entries in the log
     * @param position the current one, or less than 0
     */
    static Sight within(State state, int[] board, int owners, int ownerMask, int logTop, int position) {
        var sets = copy(state.occupied, owners);
        if (logTop <= FEW_CHANGES) {
            // Compiled code mostly knows how many entries there are.
            seeFew(sets, state.log, board, ownerMask, logTop);
        } else {
            for (int i = 0; i < logTop; i++) {
                see(sets, state.log[i], board, ownerMask);
            }
        }
        return new Sight(state, sets, position < 0 ? 0 : 1L << position, false, 0);
    }

    @ExplodeLoop
    private static long[] copy(long[] occupied, int owners) {
        var sets = new long[owners + 1];
        for (int o = 1; o <= owners; o++) {
            sets[o] = occupied[o];
        }
        return sets;
    }

    @ExplodeLoop
    private static void seeFew(long[] sets, long[] log, int[] board, int ownerMask, int count) {
        for (int i = 0; i < FEW_CHANGES; i++) {
            if (i < count) {
                see(sets, log[i], board, ownerMask);
            }
        }
    }

    @ExplodeLoop
    private static void see(long[] sets, long entry, int[] board, int ownerMask) {
        if (Log.changesBoard(entry)) {
            int owner = board[Log.position(entry)] & ownerMask;
            long bit = 1L << Log.position(entry);
            for (int o = 1; o < sets.length; o++) {
                sets[o] = o == owner ? sets[o] | bit : sets[o] & ~bit;
            }
        }
    }
}
