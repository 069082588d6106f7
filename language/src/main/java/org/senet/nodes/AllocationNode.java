package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.AllocationReporter;
import org.senet.runtime.SenetContext;

/** Tells memory tracers of the value of an expression; it is put into the tree when a tool first looks at it. */
final class AllocationNode extends ExpressionNode {
    @Child
    private ExpressionNode expression;

    AllocationNode(ExpressionNode expression) {
        this.expression = expression;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var value = expression.execute(frame);
        var reporter = SenetContext.get(this).allocations();
        if (reporter.isActive()) {
            report(reporter, value);
        }
        return value;
    }

    @TruffleBoundary
    private static void report(AllocationReporter reporter, Object value) {
        reporter.onEnter(null, 0, AllocationReporter.SIZE_UNKNOWN);
        reporter.onReturnValue(ShownValue.of(value), 0, AllocationReporter.SIZE_UNKNOWN);
    }
}
