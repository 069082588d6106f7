package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import org.senet.errors.ErrorSelector;
import org.senet.nodes.ExpressionNode;

/** The body of a {@code try} with handlers. Debuggers learn from it which errors the program itself will catch. */
public final class TryBodyNode extends ExpressionNode {
    private final CaughtErrors caught;

    @Child
    private ExpressionNode body;

    /** @param selectors the errors that the handlers want */
    public TryBodyNode(ExpressionNode body, ErrorSelector[] selectors) {
        this.body = body;
        caught = new CaughtErrors(selectors, () -> true);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return body.execute(frame);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.TryBlockTag.class;
    }

    @Override
    public Object getNodeObject() {
        return caught;
    }
}
