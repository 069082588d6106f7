package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.PersistentVector;
import org.senet.nodes.ExpressionNode;

/** {@code peek}: fast on vectors. */
@NodeChild(value = "collection", type = ExpressionNode.class)
abstract class PeekNode extends ExpressionNode {
    @Child
    private SlowCall slow;

    PeekNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization(guards = "!vector.isEmpty()")
    static Object vector(PersistentVector vector) {
        return vector.get(vector.size() - 1);
    }

    @Fallback
    Object other(VirtualFrame frame, Object collection) {
        return slow.call(frame, collection);
    }
}
