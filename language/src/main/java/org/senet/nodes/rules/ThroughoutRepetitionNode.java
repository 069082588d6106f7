package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Retrospect;

/**
 * {@code (throughout-repetition? player statement ...)}: whether a condition was true on the board after each move that a
 * player has made since the present position was there for the first time. The board goes back move by move while the
 * condition is asked, as the player to move now would ask it.
 */
public final class ThroughoutRepetitionNode extends TestNode {
    @Child
    private ExpressionNode player;

    @Child
    private TestNode condition;

    /** @param condition leaves everything as it was */
    public ThroughoutRepetitionNode(ExpressionNode player, TestNode condition) {
        this.player = player;
        this.condition = condition;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        if (Registers.logTop(frame) > 0) {
            throw inTheMiddle();
        }
        int mover = PieceArguments.owner(player.execute(frame), this);
        var past = Retrospect.begin(state);
        try {
            boolean always = past.isRepeated();
            while (always && !past.isAtFirst()) {
                always = past.mover() != mover || condition.executeBoolean(frame);
                past.goBack();
            }
            return always;
        } finally {
            past.end();
        }
    }

    @TruffleBoundary
    private SenetException inTheMiddle() {
        return SenetException.runtime(
                this,
                "`throughout-repetition?` cannot look back when the move has begun",
                "ask it in a condition of the game's end, or before the move changes anything");
    }
}
