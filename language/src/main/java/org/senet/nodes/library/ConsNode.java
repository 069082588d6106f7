package org.senet.nodes.library;

import com.oracle.truffle.api.dsl.Fallback;
import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Cons;
import org.senet.data.LazySeq;
import org.senet.nodes.Allocates;
import org.senet.nodes.ExpressionNode;

/** {@code cons}: fast in front of sequences that begin with {@code cons} or are lazy. */
@NodeChild(value = "first", type = ExpressionNode.class)
@NodeChild(value = "collection", type = ExpressionNode.class)
abstract class ConsNode extends ExpressionNode implements Allocates {
    @Child
    private SlowCall slow;

    ConsNode(SlowCall slow) {
        this.slow = slow;
    }

    @Specialization
    static Object cons(Object first, Cons seq) {
        return new Cons(first, seq);
    }

    @Specialization
    static Object lazy(Object first, LazySeq seq) {
        return new Cons(first, seq);
    }

    @Fallback
    Object other(VirtualFrame frame, Object first, Object collection) {
        return slow.call(frame, first, collection);
    }
}
