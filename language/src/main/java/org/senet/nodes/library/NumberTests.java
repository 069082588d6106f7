package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** What an integer or a number of floating point is like. */
final class NumberTests {
    private NumberTests() {}

    /** {@code zero?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Zero extends TestNode {
        @Child
        private SlowCall slow;

        Zero(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean integer(long operand) {
            return operand == 0;
        }

        @Specialization
        static boolean real(double operand) {
            return operand == 0;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }

    /** {@code pos?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Positive extends TestNode {
        @Child
        private SlowCall slow;

        Positive(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean integer(long operand) {
            return operand > 0;
        }

        @Specialization
        static boolean real(double operand) {
            return operand > 0;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }

    /** {@code neg?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Negative extends TestNode {
        @Child
        private SlowCall slow;

        Negative(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean integer(long operand) {
            return operand < 0;
        }

        @Specialization
        static boolean real(double operand) {
            return operand < 0;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }

    /** {@code even?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Even extends TestNode {
        @Child
        private SlowCall slow;

        Even(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean integer(long operand) {
            return (operand & 1) == 0;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }

    /** {@code odd?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class Odd extends TestNode {
        @Child
        private SlowCall slow;

        Odd(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean integer(long operand) {
            return (operand & 1) != 0;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }
}
