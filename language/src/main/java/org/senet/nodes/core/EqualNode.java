package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Equality;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** Clojure's equality of two values. */
@NodeChild(value = "left", type = ExpressionNode.class)
@NodeChild(value = "right", type = ExpressionNode.class)
public abstract class EqualNode extends TestNode {
    @Specialization
    static boolean longs(long left, long right) {
        return left == right;
    }

    @Specialization(replaces = "longs")
    static boolean values(Object left, Object right) {
        return left == right || equal(left, right);
    }

    @TruffleBoundary
    private static boolean equal(Object left, Object right) {
        return Equality.equal(left, right);
    }
}
