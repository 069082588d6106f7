package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;

/** An expression whose value is always true or false. */
public abstract class TestNode extends ExpressionNode {
    @Override
    public final Object execute(VirtualFrame frame) {
        return executeBoolean(frame);
    }

    @Override
    public abstract boolean executeBoolean(VirtualFrame frame);

    @Override
    public final void executeVoid(VirtualFrame frame) {
        executeBoolean(frame);
    }
}
