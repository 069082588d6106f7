package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** The end of a move: what the log holds is a legal move. */
public final class AddMoveStep extends Step {
    private final boolean merge;

    /** @param merge whether a move with the same actions in another order is the same move */
    public AddMoveStep(boolean merge) {
        this.merge = merge;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        state.logTop = Registers.logTop(frame);
        state.completed++;
        state.moves.add(state, state.moveStart, merge, state.unlessLonger);
        return Outcome.EXHAUSTED;
    }
}
