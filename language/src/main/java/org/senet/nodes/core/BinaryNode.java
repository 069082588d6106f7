package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.nodes.Node;
import java.util.function.BinaryOperator;
import org.senet.data.NotANumber;
import org.senet.data.Printer;
import org.senet.data.Sequential;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;

/** An operator on two values: fast on integers and doubles, else the whole numeric tower. */
@NodeChild(value = "left", type = ExpressionNode.class)
@NodeChild(value = "right", type = ExpressionNode.class)
abstract class BinaryNode extends ExpressionNode {
    private static final int SHOWN = 60;

    @TruffleBoundary
    final SenetException overflow() {
        return SenetException.of(ErrorKind.ARITHMETIC, this, "integer overflow", null);
    }

    @TruffleBoundary
    static Object tower(Node node, BinaryOperator<Object> operation, Object left, Object right) {
        try {
            return operation.apply(left, right);
        } catch (NotANumber | ArithmeticException e) {
            throw failure(node, e);
        }
    }

    static SenetException failure(Node node, RuntimeException e) {
        return e instanceof NotANumber n
                ? SenetException.of(
                        ErrorKind.TYPE,
                        node,
                        "expected a number, but got " + Printer.display(n.value(), SHOWN),
                        n.value() instanceof Sequential
                                ? "`apply` gives a function the elements of a collection: `(apply max numbers)`"
                                : null)
                : SenetException.of(ErrorKind.ARITHMETIC, node, e.getMessage(), null);
    }
}
