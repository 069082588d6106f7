package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.HashMap;

/**
 * Merges the equal moves of a list when all have been found: the first one stays, with the weights of all of them. Nothing is done where equal
 * moves were left out as they were found, for then they would have had the same fate.
 */
public final class EqualMoves {
    private EqualMoves() {}

    /** Who is told which moves are merged. */
    @FunctionalInterface
    public interface Witness {
        /**
         * A move is left out.
         *
         * @param start where it {@linkplain MoveBuffer#start begins}
         * @param first where the equal one begins that stays
         */
        void merged(int start, int first);
    }

    /** Merges the moves of a state's buffer, which are those of its position. */
    public static void merge(State state) {
        merge(state, (start, first) -> {});
    }

    /** Does that, and says which moves were merged. */
    @TruffleBoundary
    public static void merge(State state, Witness witness) {
        var moves = state.moves;
        if (!state.design.siftsMoves && !moves.known.isUndecided()) {
            return;
        }
        var numbers = new HashMap<MoveEffects, Integer>();
        boolean weighs = state.design.sides.isChance(state.player);
        var weights = new long[moves.size()];
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            var number = numbers.putIfAbsent(effects(state, i), kept);
            if (number == null) {
                weights[kept] = moves.weight(i);
                moves.keep(kept++, i);
            } else {
                weights[number] += moves.weight(i);
                witness.merged(moves.start(i), moves.start(number));
            }
        }
        moves.truncate(kept);
        for (int i = 0; weighs && i < kept; i++) {
            if (weights[i] != moves.weight(i)) {
                moves.setWeight(i, weights[i]);
            }
        }
    }

    private static MoveEffects effects(State state, int move) {
        var moves = state.moves;
        int from = moves.start(move);
        int to = moves.end(move);
        int resets = MoveHeader.resets(moves.header(move));
        return state.design.duplicates == Duplicates.RESULTS
                ? MoveEffects.result(state, moves.data, from, to, resets)
                : MoveEffects.actions(moves.data, from, to, resets);
    }
}
