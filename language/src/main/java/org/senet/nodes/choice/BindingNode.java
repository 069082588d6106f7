package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetLanguage;

/** {@code binding}: dynamic variables have other values for as long as the body runs. */
public final class BindingNode extends ExpressionNode {
    @Child
    private BindingsNode bindings;

    @Child
    private ExpressionNode body;

    /** @param bindings what is bound to what */
    public BindingNode(BindingsNode bindings, ExpressionNode body) {
        this.bindings = bindings;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var thread = SenetLanguage.get(this).threadState();
        var outer = thread.bindings();
        var inner = bindings.execute(frame, outer);
        thread.setBindings(inner);
        try {
            return body.execute(frame);
        } finally {
            thread.setBindings(outer);
        }
    }
}
