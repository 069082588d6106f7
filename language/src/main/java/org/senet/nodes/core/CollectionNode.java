package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.HashSet;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir.Collection.Kind;
import org.senet.nodes.Allocates;
import org.senet.nodes.ExpressionNode;

/** A vector, set or map whose elements are computed. */
public final class CollectionNode extends ExpressionNode implements Allocates {
    private final Kind kind;
    private final boolean distinct;

    @Children
    private final ExpressionNode[] elements;

    /** @param elements the elements; of a map, keys and values in turn */
    public CollectionNode(Kind kind, ExpressionNode... elements) {
        this.kind = kind;
        this.elements = elements;
        distinct = kind == Kind.MAP && distinctKeys(elements);
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var values = new Object[elements.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = elements[i].execute(frame);
        }
        return switch (kind) {
            case VECTOR -> PersistentVector.owning(values);
            case MAP -> distinct ? PersistentMap.owning(values) : map(values);
            case SET -> set(values);
        };
    }

    /** Whether all of a map's keys are known to be different, and so few that a map keeps them in this order. */
    private static boolean distinctKeys(ExpressionNode... elements) {
        if (elements.length > 2 * PersistentMap.MAX_ARRAY_ENTRIES) {
            return false;
        }
        var keywords = new HashSet<Object>();
        for (int i = 0; i < elements.length; i += 2) {
            if (!(elements[i] instanceof ConstantNode c && c.value() instanceof Keyword k && keywords.add(k))) {
                return false;
            }
        }
        return true;
    }

    @TruffleBoundary
    private static Object set(Object[] values) {
        return PersistentSet.of(values);
    }

    @TruffleBoundary
    private static Object map(Object[] values) {
        return PersistentMap.of(values);
    }
}
