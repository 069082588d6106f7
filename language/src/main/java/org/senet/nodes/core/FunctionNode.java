package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Allocates;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.Code;
import org.senet.runtime.Function;

/** Makes a function, copying the variables that it uses. */
public final class FunctionNode extends ExpressionNode implements Allocates {
    private final Code code;

    @Children
    private final ExpressionNode[] captures;

    /** @param captures the values to copy */
    public FunctionNode(Code code, ExpressionNode... captures) {
        this.code = code;
        this.captures = captures;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var values = new Object[captures.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = captures[i].execute(frame);
        }
        return new Function(code, values);
    }
}
