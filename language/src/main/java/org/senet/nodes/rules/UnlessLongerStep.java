package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.choice.SpentSlots;

/** {@code (check no-moves?)} in a move: the move holds only if no longer one is found from where it ends. */
public final class UnlessLongerStep extends Step {
    private final SpentSlots spent;

    @Child
    private Step next;

    /** Goes on with the next step. */
    public UnlessLongerStep(SpentSlots spent, Step next) {
        this.spent = spent;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        boolean before = state.unlessLonger;
        state.unlessLonger = true;
        int outcome = next.execute(frame);
        spent.forget(frame);
        state.unlessLonger = before;
        return outcome;
    }
}
