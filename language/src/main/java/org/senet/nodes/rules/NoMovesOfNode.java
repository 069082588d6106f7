package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;
import org.senet.state.Suspended;

/** {@code (no-moves? player)}: whether a player would have no move but passes, if it were to move on the board as it is. */
public final class NoMovesOfNode extends TestNode {
    private final Generators generators;

    @Child
    private ExpressionNode player;

    /** @param generators the generators of all players */
    public NoMovesOfNode(Generators generators, ExpressionNode player) {
        this.generators = generators;
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
        var outer = Suspended.begin(state, mover);
        try {
            generators.mobility(mover).call(state.arguments);
            return state.moves.size() > 0;
        } finally {
            outer.resume();
        }
    }
}
