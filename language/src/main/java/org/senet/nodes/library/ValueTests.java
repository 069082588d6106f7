package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** Questions about values and collections. */
final class ValueTests {
    private ValueTests() {}

    /** {@code nil?}, or the opposite, {@code some?}. */
    static final class IsNil extends TestNode {
        @Child
        private ExpressionNode value;

        private final boolean expected;

        /** @param expected the answer for nil */
        IsNil(ExpressionNode value, boolean expected) {
            this.value = value;
            this.expected = expected;
        }

        @Override
        public boolean executeBoolean(VirtualFrame frame) {
            return (value.execute(frame) == Nil.NIL) == expected;
        }
    }

    /** {@code empty?}. */
    @NodeChild(value = "operand", type = ExpressionNode.class)
    abstract static class IsEmpty extends TestNode {
        @Child
        private SlowCall slow;

        IsEmpty(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean vector(PersistentVector operand) {
            return operand.isEmpty();
        }

        @Specialization
        static boolean map(PersistentMap operand) {
            return operand.isEmpty();
        }

        @Specialization
        static boolean nil(Nil operand) {
            return true;
        }

        @Fallback
        boolean other(VirtualFrame frame, Object operand) {
            return (boolean) slow.call(frame, operand);
        }
    }

    /** {@code contains?}. */
    @NodeChild(value = "collection", type = ExpressionNode.class)
    @NodeChild(value = "key", type = ExpressionNode.class)
    abstract static class Contains extends TestNode {
        @Child
        private SlowCall slow;

        Contains(SlowCall slow) {
            this.slow = slow;
        }

        @Specialization
        static boolean set(PersistentSet set, Object key) {
            return set.contains(key);
        }

        @Specialization
        static boolean map(PersistentMap map, Object key) {
            return map.containsKey(key);
        }

        @Fallback
        boolean other(VirtualFrame frame, Object collection, Object key) {
            return (boolean) slow.call(frame, collection, key);
        }
    }
}
