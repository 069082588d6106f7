package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;

/** The move goes on where it could have ended. */
public final class GoesOnStep extends Step {
    @Child
    private Step next;

    /** Goes on with the next step. */
    public GoesOnStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        Traces.recorder(frame).goesOn();
        return next.execute(frame);
    }
}
