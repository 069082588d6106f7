package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;

/** Deterministic code that leaves nothing on the board to undo. */
public final class RunStep extends Step {
    @Child
    private ExpressionNode code;

    @Child
    private Step next;

    /** Runs the code, then the next step. */
    public RunStep(ExpressionNode code, Step next) {
        this.code = code;
        this.next = next;
    }

    /** The code. */
    public ExpressionNode code() {
        return code;
    }

    /** What follows. */
    public Step next() {
        return next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        code.executeVoid(frame);
        return next.execute(frame);
    }
}
