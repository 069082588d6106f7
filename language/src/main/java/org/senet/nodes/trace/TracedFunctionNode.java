package org.senet.nodes.trace;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.UnaryOperator;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.Code;
import org.senet.runtime.Function;

/** A function that may choose and is called by traced rules: its code is replaced by code that is traced as well. */
public final class TracedFunctionNode extends ExpressionNode {
    private final UnaryOperator<Code> traced;

    @Child
    private ExpressionNode function;

    /** @param traced the traced code for the code of a function */
    public TracedFunctionNode(UnaryOperator<Code> traced, ExpressionNode function) {
        this.traced = traced;
        this.function = function;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var value = function.execute(frame);
        return value instanceof Function f && f.mayChoose() ? trace(f) : value;
    }

    @TruffleBoundary
    private Function trace(Function f) {
        return new Function(traced.apply(f.code), f.captured);
    }
}
