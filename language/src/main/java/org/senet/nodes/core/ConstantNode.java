package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.nodes.ExpressionNode;

/** A value that is known. */
public final class ConstantNode extends ExpressionNode {
    private final Object value;

    /** The node for a value. */
    public ConstantNode(Object value) {
        this.value = value;
    }

    /** The value. */
    public Object value() {
        return value;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return value;
    }

    @Override
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        if (value instanceof Double d) {
            return d;
        }
        throw new UnexpectedResultException(value);
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        if (value instanceof Long l) {
            return l;
        }
        throw new UnexpectedResultException(value);
    }
}
