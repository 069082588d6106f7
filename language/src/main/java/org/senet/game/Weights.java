package org.senet.game;

import java.util.SplittableRandom;
import org.senet.state.MoveBuffer;

/** How likely the moves of a player are who moves by chance. */
public final class Weights {
    private Weights() {}

    /** The weight of a move among the others; 1 when the rules do not say. */
    public static long weight(MoveBuffer moves, int move) {
        return moves.weight(move);
    }

    /** The sum of the weights of all moves. */
    public static long total(MoveBuffer moves) {
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            total += weight(moves, i);
        }
        return total;
    }

    /** The number of a move that is drawn by its weight; there must be one. */
    public static int draw(MoveBuffer moves, SplittableRandom random) {
        int move = 0;
        for (long left = random.nextLong(total(moves)) - weight(moves, 0); left >= 0; left -= weight(moves, move)) {
            move++;
        }
        return move;
    }
}
