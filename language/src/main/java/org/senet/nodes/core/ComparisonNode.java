package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.dsl.NodeChild;
import org.senet.data.NotANumber;
import org.senet.data.Numbers;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** A comparison of two numbers. */
@NodeChild(value = "left", type = ExpressionNode.class)
@NodeChild(value = "right", type = ExpressionNode.class)
abstract class ComparisonNode extends TestNode {
    @TruffleBoundary
    final int compare(Object left, Object right) {
        try {
            return Numbers.compare(left, right);
        } catch (NotANumber | ArithmeticException e) {
            throw BinaryNode.failure(this, e);
        }
    }

    /** Whether either is the number that is no number, with which every comparison is false. */
    static boolean unordered(Object left, Object right) {
        return left instanceof Double l && l.isNaN() || right instanceof Double r && r.isNaN();
    }
}
