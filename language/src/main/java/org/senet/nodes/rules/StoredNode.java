package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;

/**
 * A call of a function that itself sees no board, but may ask for elements that are computed later: those look at the board as the rule
 * has it now. The rule goes on where it is.
 */
public final class StoredNode extends ExpressionNode {
    @Child
    private ExpressionNode call;

    /** @param call the call itself */
    public StoredNode(ExpressionNode call) {
        this.call = call;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        store(frame);
        return call.execute(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        store(frame);
        return call.executeLong(frame);
    }

    @Override
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        store(frame);
        return call.executeDouble(frame);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) throws UnexpectedResultException {
        store(frame);
        return call.executeBoolean(frame);
    }

    private static void store(VirtualFrame frame) {
        var state = Frames.stateOrNull(frame);
        if (state != null) {
            Registers.store(frame, state);
        }
    }
}
