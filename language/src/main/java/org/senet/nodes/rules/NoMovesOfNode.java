package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;
import org.senet.state.Suspended;

/** {@code (no-moves? player)}: whether a player would have no move but passes, if it were to move on the board as it is. */
public final class NoMovesOfNode extends TestNode {
    @Child
    private ExpressionNode player;

    public NoMovesOfNode(ExpressionNode player) {
        this.player = player;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int mover = PieceArguments.owner(player.execute(frame), this);
        return !hasMove(state, mover);
    }

    @TruffleBoundary(allowInlining = false)
    private boolean hasMove(State state, int mover) {
        if (Suspended.isEndless(state)) {
            throw SenetException.runtime(
                    this,
                    "`no-moves?` is asked by the rules of the very moves that it looks for, so it has no end",
                    "a rule of a piece can ask whether a player has moves only if that player's rules do not ask the same");
        }
        var outer = Suspended.begin(state, mover);
        try {
            Generators.of(state, this).mobility(mover).call(state.arguments);
            return state.moves.size() > 0;
        } finally {
            outer.resume();
        }
    }
}
