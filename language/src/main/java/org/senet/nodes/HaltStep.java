package org.senet.nodes;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;

/** A step before which tools can stop, and at whose errors; it is put into the tree when a tool first looks at it. */
final class HaltStep extends Step {
    @Child
    private HaltNode halt;

    @Child
    private Step next;

    HaltStep(HaltNode halt, Step next) {
        this.halt = halt;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        halt.execute(frame);
        try {
            return next.execute(frame);
        } catch (AbstractTruffleException e) {
            halt.failed(frame, e);
            throw e;
        }
    }
}
