package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;

/** Operations on two numbers that are fast on integers and numbers of floating point. */
final class NumberOperations {
    private NumberOperations() {}

    /** {@code /}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class Divide extends ExpressionNode {
        @Child
        private SlowCall slow;

        Divide(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static double reals(double left, double right) {
            return left / right;
        }

        @Specialization(guards = "divides(right, left)")
        static long exact(long left, long right) {
            return left / right;
        }

        static boolean divides(long divisor, long number) {
            return divisor > 0 && number % divisor == 0;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code mod}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class Modulo extends ExpressionNode {
        @Child
        private SlowCall slow;

        Modulo(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization(guards = "right > 0")
        static long integers(long left, long right) {
            return Math.floorMod(left, right);
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code max}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class Greatest extends ExpressionNode {
        @Child
        private SlowCall slow;

        Greatest(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integers(long left, long right) {
            return Math.max(left, right);
        }

        @Specialization(guards = {"left == left", "right == right"})
        static double reals(double left, double right) {
            return right > left ? right : left;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code min}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class Least extends ExpressionNode {
        @Child
        private SlowCall slow;

        Least(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integers(long left, long right) {
            return Math.min(left, right);
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code bit-and}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class BitAnd extends ExpressionNode {
        @Child
        private SlowCall slow;

        BitAnd(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integers(long left, long right) {
            return left & right;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code bit-or}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class BitOr extends ExpressionNode {
        @Child
        private SlowCall slow;

        BitOr(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integers(long left, long right) {
            return left | right;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code bit-xor}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class BitXor extends ExpressionNode {
        @Child
        private SlowCall slow;

        BitXor(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integers(long left, long right) {
            return left ^ right;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code bit-shift-left}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class ShiftLeft extends ExpressionNode {
        @Child
        private SlowCall slow;

        ShiftLeft(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization(guards = {"right >= 0", "right < 64"})
        static long integers(long left, long right) {
            return left << right;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }

    /** {@code bit-shift-right}. */
    @NodeChild(value = "left", type = ExpressionNode.class)
    @NodeChild(value = "right", type = ExpressionNode.class)
    abstract static class ShiftRight extends ExpressionNode {
        @Child
        private SlowCall slow;

        ShiftRight(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization(guards = {"right >= 0", "right < 64"})
        static long integers(long left, long right) {
            return left >> right;
        }

        @Fallback
        Object other(VirtualFrame frame, Object left, Object right) {
            return slow.call(frame, left, right);
        }
    }
}
