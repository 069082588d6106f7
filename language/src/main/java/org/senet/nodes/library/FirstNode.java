package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Cons;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Range;
import org.senet.data.VectorSeq;
import org.senet.nodes.ExpressionNode;

/** {@code first}: fast on sequences that are computed already, and on vectors. */
@NodeChild(value = "collection", type = ExpressionNode.class)
abstract class FirstNode extends ExpressionNode {
    @Child
    private SlowCall slow;

    FirstNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization
    static Object list(PersistentList list) {
        return list.first();
    }

    @Specialization
    static Object cons(Cons seq) {
        return seq.first();
    }

    @Specialization
    static Object indexed(VectorSeq seq) {
        return seq.first();
    }

    @Specialization
    static long range(Range range) {
        return range.get(0);
    }

    @Specialization(guards = "!vector.isEmpty()")
    static Object vector(PersistentVector vector) {
        return vector.get(0);
    }

    @Fallback
    Object other(VirtualFrame frame, Object collection) {
        return slow.call(frame, collection);
    }
}
