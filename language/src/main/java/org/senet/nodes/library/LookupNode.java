package org.senet.nodes.library;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Ordering;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.core.Lookup;

/** {@code get}, and a keyword that is called: fast for keywords in maps, which mostly have the same place in them. */
final class LookupNode extends ExpressionNode {
    private static final int WITH_DEFAULT = 3;

    @Child
    private ExpressionNode collection;

    @Child
    private ExpressionNode key;

    @Child
    private ExpressionNode otherwise;

    @Child
    private SlowCall slow;

    /** Where the key was found last in a small map. */
    @CompilationFinal
    private int place = -1;

    @CompilationFinal
    private boolean manyPlaces;

    private final BranchProfile vectors = BranchProfile.create();
    private final BranchProfile others = BranchProfile.create();

    /**
     * @param slow the call of {@code get}, or null for that of a keyword
     * @param arguments the collection, the key, and perhaps the default
     */
    LookupNode(SlowCall slow, ExpressionNode[] arguments) {
        this.slow = slow;
        collection = arguments[0];
        key = arguments[1];
        otherwise = arguments.length == WITH_DEFAULT ? arguments[2] : null;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var from = collection.execute(frame);
        var under = key.execute(frame);
        Object missing = otherwise == null ? Nil.NIL : otherwise.execute(frame);
        if (from instanceof PersistentMap map) {
            return under instanceof Keyword keyword && map.isArray()
                    ? find(map, keyword, missing)
                    : get(map, under, missing);
        }
        if (from instanceof PersistentVector vector && under instanceof Long i && i >= 0 && i < vector.size()) {
            vectors.enter();
            return vector.get((int) (long) i);
        }
        others.enter();
        return slow == null ? get(from, under, missing) : slow.call(frame, from, under, missing);
    }

    private Object get(Object from, Object under, Object missing) {
        try {
            return from instanceof PersistentMap map ? map.get(under, missing) : lookup(from, under, missing);
        } catch (Ordering.Incomparable e) {
            CompilerDirectives.transferToInterpreter();
            throw SenetException.of(ErrorKind.TYPE, this, e.getMessage(), null);
        }
    }

    /** A collection of the host may throw errors of its own, whose place in the program is here. */
    @TruffleBoundary
    private Object lookup(Object from, Object under, Object missing) {
        var caller = EncapsulatingNodeReference.getCurrent();
        var outer = caller.set(this);
        try {
            return Lookup.get(from, under, missing);
        } finally {
            caller.set(outer);
        }
    }

    private Object find(PersistentMap map, Keyword keyword, Object missing) {
        if (!manyPlaces) {
            int known = place;
            if (known >= 0 && map.hasKeyAt(known, keyword)) {
                return map.valueAt(known);
            }
            CompilerDirectives.transferToInterpreterAndInvalidate();
            int found = map.placeOf(keyword);
            manyPlaces = known >= 0 || found < 0;
            place = found;
        }
        int found = map.placeOf(keyword);
        return found < 0 ? missing : map.valueAt(found);
    }
}
