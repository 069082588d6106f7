package org.senet.game;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * A condition of the game's end.
 *
 * @param outcome what it means
 * @param player the player (from 1) that it speaks of, or 0 for the player to move
 * @param body what must be possible
 */
record Condition(Outcome outcome, int player, List<Ir> body) {
    /** What a condition means for the player that it speaks of. */
    enum Outcome {
        LOSS,
        WIN,
        DRAW,
        /** The game is over, and points decide. */
        END
    }

    /** Whether it asks for {@code no-moves?}, so that it can be decided only after a generation. */
    boolean isLate() {
        return body.stream().anyMatch(b -> IrTree.contains(b, Ir.NoMoves.class::isInstance));
    }
}
