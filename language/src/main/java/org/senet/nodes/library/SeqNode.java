package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Cons;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Range;
import org.senet.data.VectorSeq;
import org.senet.nodes.ExpressionNode;

/** {@code seq}: fast on what is a sequence already, and on vectors. */
@NodeChild(value = "collection", type = ExpressionNode.class)
abstract class SeqNode extends ExpressionNode {
    @Child
    private SlowCall slow;

    SeqNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization
    static Object nil(Nil nil) {
        return nil;
    }

    @Specialization
    static Object list(PersistentList list) {
        return list.isEmpty() ? Nil.NIL : list;
    }

    @Specialization
    static Object cons(Cons seq) {
        return seq;
    }

    @Specialization
    static Object indexed(VectorSeq seq) {
        return seq;
    }

    @Specialization
    static Object range(Range range) {
        return range;
    }

    @Specialization
    static Object vector(PersistentVector vector) {
        return orNil(VectorSeq.of(vector));
    }

    private static Object orNil(Object seq) {
        return seq == null ? Nil.NIL : seq;
    }

    @Fallback
    Object other(VirtualFrame frame, Object collection) {
        return slow.call(frame, collection);
    }
}
