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
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/** Clojure's equality of two values. */
@NodeChild(value = "left", type = ExpressionNode.class)
@NodeChild(value = "right", type = ExpressionNode.class)
public abstract class EqualNode extends TestNode {
    /** The first value. */
    public abstract ExpressionNode getLeft();

    /** The second value. */
    public abstract ExpressionNode getRight();

    @Specialization
    static boolean longs(long left, long right) {
        return left == right;
    }

    @Specialization
    static boolean booleans(boolean left, boolean right) {
        return left == right;
    }

    /** Values of which there is one object each, mostly: rules compare players, types, directions and positions. */
    @Specialization(guards = "areTold(left, right)")
    static boolean objects(Object left, Object right) {
        return left == right;
    }

    @Specialization(replaces = {"longs", "booleans", "objects"})
    static boolean values(Object left, Object right) {
        if (left instanceof Long a && right instanceof Long b) {
            return a.longValue() == b.longValue();
        }
        if (left instanceof Character a && right instanceof Character b) {
            return a.charValue() == b.charValue();
        }
        return areTold(left, right) ? left == right : equal(left, right);
    }

    /** Whether two values are equal only if they are the same object. */
    static boolean areTold(Object left, Object right) {
        return isUnique(left)
                || isUnique(right)
                || areTold(left, right, Player.class)
                || areTold(left, right, PieceType.class)
                || areTold(left, right, Direction.class)
                || areTold(left, right, Place.class);
    }

    /** The same for values of one kind. Asking their interface for the numbers would be two calls. */
    private static <T extends Numbered> boolean areTold(Object left, Object right, Class<T> kind) {
        return left.getClass() == kind
                && right.getClass() == kind
                && (left == right
                        || kind.cast(left).number() != kind.cast(right).number());
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
