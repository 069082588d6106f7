package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.UnexpectedResultException;

/** A call of a function, or its body, as tools see them; it is put into the tree when a tool first looks at it. */
final class BodyNode extends ExpressionNode {
    private final Class<? extends Tag> kind;

    @Child
    private ExpressionNode body;

    /** @param kind the tag of a root or that of its body */
    BodyNode(Class<? extends Tag> kind, ExpressionNode body) {
        this.kind = kind;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return body.execute(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        return body.executeLong(frame);
    }

    @Override
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        return body.executeDouble(frame);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) throws UnexpectedResultException {
        return body.executeBoolean(frame);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == kind;
    }
}
