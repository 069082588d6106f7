package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.nodes.Allocates;
import org.senet.nodes.ExpressionNode;

/** {@code conj} of one element: fast on vectors and lists. */
@NodeChild(value = "collection", type = ExpressionNode.class)
@NodeChild(value = "element", type = ExpressionNode.class)
abstract class ConjNode extends ExpressionNode implements Allocates {
    @Child
    private SlowCall slow;

    ConjNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization
    static Object vector(PersistentVector vector, Object element) {
        return vector.conj(element);
    }

    @Specialization
    static Object list(PersistentList list, Object element) {
        return list.cons(element);
    }

    @Fallback
    Object other(VirtualFrame frame, Object collection, Object element) {
        return slow.call(frame, collection, element);
    }
}
