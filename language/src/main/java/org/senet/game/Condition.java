package org.senet.game;

import com.oracle.truffle.api.CallTarget;

/**
 * A condition of the game's end.
 *
 * @param outcome what it means
 * @param player the player (from 1) that it speaks of, or 0 for the player to move
 * @param late whether it asks for {@code no-moves?}, so that it can be decided only after a generation
 * @param tests its code for each player to move (from 1)
 */
record Condition(Outcome outcome, int player, boolean late, CallTarget[] tests) {
    /** What a condition means for the player that it speaks of. */
    enum Outcome {
        LOSS,
        WIN,
        DRAW,
        /** The game is over, and points decide. */
        END
    }
}
