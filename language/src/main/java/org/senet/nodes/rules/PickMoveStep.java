package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/**
 * A place from which exactly one move comes, where only the move with a certain number is wanted: it goes on if it is that one,
 * and counts it else. Where choices are {@linkplain DrawnStep drawn}, a ticket of which something is left has no move.
 */
public final class PickMoveStep extends Step {
    @Child
    private Step move;

    /** @param move all that is left of the move; it finds it without fail, but for checks that were postponed */
    public PickMoveStep(Step move) {
        this.move = move;
    }

    /** All that is left of the move. */
    public Step move() {
        return move;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (state.ticket != 0) {
            return Outcome.EXHAUSTED;
        }
        if (state.completed < state.wanted) {
            state.completed++;
            return Outcome.EXHAUSTED;
        }
        move.execute(frame);
        return Outcome.STOP;
    }
}
