package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Equality;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;
import org.senet.state.Direction;
import org.senet.state.Numbered;

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
        if (left instanceof Long a && right instanceof Long b) {
            return a.longValue() == b.longValue();
        }
        if (left instanceof Character a && right instanceof Character b) {
            return a.charValue() == b.charValue();
        }
        if (isUnique(left) || isUnique(right)) {
            return left == right;
        }
        // Rules mostly compare directions; asking an interface for the numbers would be two calls.
        if (left instanceof Direction a && right instanceof Direction b && (a == b || a.number() != b.number())) {
            return a == b;
        }
        if (left instanceof Numbered a && right instanceof Numbered b && (left == right || a.number() != b.number())) {
            return left == right;
        }
        return equal(left, right);
    }

    /** Whether a value equals only itself. */
    private static boolean isUnique(Object value) {
        return value instanceof Keyword || value == Nil.NIL;
    }

    @TruffleBoundary
    private static boolean equal(Object left, Object right) {
        return Equality.equal(left, right);
    }
}
