package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;

/** A back edge in tail position: binds the loop's variables and asks the loop for its next turn. */
public final class AgainStep extends Step {
    private final int code;

    @Children
    private final ExpressionNode[] bindings;

    /** @param code the result code that the loop knows */
    public AgainStep(int code, ExpressionNode... bindings) {
        this.code = code;
        this.bindings = bindings;
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        for (var node : bindings) {
            node.executeVoid(frame);
        }
        return code;
    }
}
