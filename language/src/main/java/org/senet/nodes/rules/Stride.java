package org.senet.nodes.rules;

import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.data.Nil;
import org.senet.state.PieceAttributeTable;
import org.senet.state.State;

/** Moves of a program of which sets of positions tell from where they are there, so that it need not be run for them. Immutable. */
sealed interface Stride {
    /** The positions from which the moves are there. */
    Cells from();

    /** How many moves pieces have at the positions in a word of a set, between moves. */
    int count(State state, long pieces, int word);

    /** An attribute of the piece in the hand for which the program asks; null for none. */
    @Nullable
    PieceAttributeTable asked();

    /**
     * One move: the piece goes a known distance, and nothing else happens but what a {@link Landing} does.
     *
     * @param times how often such a move is counted; once where it is listed
     * @param distance from the number of a position to that of the one where the piece is put down; of no account where moves are
     *     counted
     * @param resets the counters that are set to zero before the end, as bits
     * @param landing the end; null where moves are counted
     */
    record Single(
            Cells from,
            int times,
            int distance,
            int resets,
            @Nullable Landing landing) implements Stride {
        @Override
        public int count(State state, long pieces, int word) {
            return times * Long.bitCount(pieces);
        }

        @Override
        public @Nullable PieceAttributeTable asked() {
            return null;
        }
    }

    /** All moves of a slide, where they are counted. */
    record Slide(Cells from, Slides ways, @Nullable PieceAttributeTable asked) implements Stride {
        @Override
        public int count(State state, long pieces, int word) {
            return ways.count(state, pieces, word);
        }
    }

    /** Whether these are the moves of a piece, by the value of the attribute that is asked for: no way to go, whether true or false. */
    static boolean isPlain(Object value) {
        return value instanceof Boolean || value == Nil.NIL;
    }
}
