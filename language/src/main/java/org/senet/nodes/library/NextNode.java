package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Cons;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.Range;
import org.senet.data.Seq;
import org.senet.data.VectorSeq;
import org.senet.nodes.ExpressionNode;

/** {@code next}: fast on sequences that are computed already. */
@NodeChild(value = "collection", type = ExpressionNode.class)
abstract class NextNode extends ExpressionNode {
    @Child
    private SlowCall slow;

    NextNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization
    static Object list(PersistentList list) {
        return orNil(list.next());
    }

    @Specialization
    static Object cons(Cons seq) {
        var rest = seq.rest();
        if (rest instanceof Cons more) {
            return more;
        }
        return rest instanceof PersistentList list && !list.isEmpty() ? list : orNil(seq.next());
    }

    @Specialization
    static Object indexed(VectorSeq seq) {
        return orNil(seq.next());
    }

    @Specialization
    static Object range(Range range) {
        return orNil(range.next());
    }

    @Fallback
    Object other(VirtualFrame frame, Object collection) {
        return slow.call(frame, collection);
    }

    private static Object orNil(Seq seq) {
        return seq == null ? Nil.NIL : seq;
    }
}
