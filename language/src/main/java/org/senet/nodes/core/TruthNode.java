package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** An expression as a condition of the core: everything but false and nil is true. */
public final class TruthNode extends TestNode {
    @Child
    private ExpressionNode value;

    @CompilationFinal
    private boolean onlyBooleans = true;

    private TruthNode(ExpressionNode value) {
        this.value = value;
    }

    /** The condition for an expression. */
    public static TestNode of(ExpressionNode value) {
        return value instanceof TestNode test ? test : new TruthNode(value);
    }

    /** The expression. */
    public ExpressionNode value() {
        return value;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        if (onlyBooleans) {
            try {
                return value.executeBoolean(frame);
            } catch (UnexpectedResultException e) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                onlyBooleans = false;
                return Truth.core(e.getResult());
            }
        }
        return Truth.core(value.execute(frame));
    }
}
