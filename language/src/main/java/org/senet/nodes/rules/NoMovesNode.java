package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** {@code no-moves?} in a condition of the game's end: whether the player to move has no move. */
public final class NoMovesNode extends TestNode {
    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        return state.moves != null && state.moves.size() == 0;
    }
}
