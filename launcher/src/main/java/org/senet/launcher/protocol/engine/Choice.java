package org.senet.launcher.protocol.engine;

import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Thought;

/**
 * What was chosen.
 *
 * @param thought of the player; null when it has not thought
 */
record Choice(Move move, @Nullable Thought thought) {
    private static final int HUNDREDTHS = 100;
    /** What a won game is worth where values are parts of won games. */
    private static final double WON = 1000;

    /** How good the position is for the player to move, in hundredths of the least piece. */
    static long hundredths(Thought thought, boolean isPart) {
        return Math.round(isPart ? WON * (2 * thought.score() - 1) : HUNDREDTHS * thought.score());
    }
}
