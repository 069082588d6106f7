package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;

/** Numbers as numbers of another kind, fast on integers and numbers of floating point. */
final class NumberConversions {
    /** A number of floating point that is nearer to zero certainly has an integer part of 64 bits. */
    private static final double LIMIT = 1e18;

    private NumberConversions() {}

    /** {@code long}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class ToLong extends ExpressionNode {
        @Child
        private SlowCall slow;

        ToLong(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static long integer(long operand) {
            return operand;
        }

        @Specialization(guards = "fits(operand)")
        static long real(double operand) {
            return (long) operand;
        }

        static boolean fits(double number) {
            return Math.abs(number) < LIMIT;
        }

        @Fallback
        Object other(VirtualFrame frame, Object operand) {
            return slow.call(frame, operand);
        }
    }

    /** {@code double}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class ToDouble extends ExpressionNode {
        @Child
        private SlowCall slow;

        ToDouble(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static double integer(long operand) {
            return operand;
        }

        @Specialization
        static double real(double operand) {
            return operand;
        }

        @Fallback
        Object other(VirtualFrame frame, Object operand) {
            return slow.call(frame, operand);
        }
    }

    /** The square root. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Root extends ExpressionNode {
        @Child
        private SlowCall slow;

        Root(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static double real(double operand) {
            return Math.sqrt(operand);
        }

        @Fallback
        Object other(VirtualFrame frame, Object operand) {
            return slow.call(frame, operand);
        }
    }
}
