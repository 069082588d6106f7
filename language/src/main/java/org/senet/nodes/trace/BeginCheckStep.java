package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;

/** A condition that chooses or acts begins; its end is a {@link CheckedStep}. */
public final class BeginCheckStep extends Step {
    @Child
    private Step next;

    /** Goes on with the condition. */
    public BeginCheckStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        Traces.recorder(frame).beginCheck();
        return next.execute(frame);
    }
}
