package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir.Collection.Kind;
import org.senet.nodes.ExpressionNode;

/** A vector, set or map whose elements are computed. */
public final class CollectionNode extends ExpressionNode {
    private final Kind kind;

    @Children
    private final ExpressionNode[] elements;

    /** @param elements the elements; of a map, keys and values in turn */
    public CollectionNode(Kind kind, ExpressionNode... elements) {
        this.kind = kind;
        this.elements = elements;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var values = new Object[elements.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = elements[i].execute(frame);
        }
        return make(kind, values);
    }

    @TruffleBoundary
    private static Object make(Kind kind, Object[] values) {
        return switch (kind) {
            case VECTOR -> PersistentVector.of(values);
            case SET -> PersistentSet.of(values);
            case MAP -> PersistentMap.of(values);
        };
    }
}
