package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.data.ForeignCollection;
import org.senet.data.MutableArray;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Transient;

/** Clojure's {@code get}: a look-up that never fails, except for keys that a sorted map cannot compare. */
public final class Lookup {
    private Lookup() {}

    /** The value under a key in a map, set or vector, else the default; anything else has nothing under any key. */
    @TruffleBoundary
    public static Object get(Object collection, Object key, Object otherwise) {
        return switch (collection) {
            case PersistentMap m -> m.get(key, otherwise);
            case PersistentSet s -> {
                var element = s.get(key);
                yield element == null ? otherwise : element;
            }
            case PersistentVector v ->
                key instanceof Long i && i >= 0 && i < v.size() ? v.get((int) (long) i) : otherwise;
            case String s ->
                key instanceof Long i && i >= 0 && i < s.length() ? (Object) s.charAt((int) (long) i) : otherwise;
            case MutableArray a ->
                key instanceof Long i && i >= 0 && i < a.length() ? a.get((int) (long) i) : otherwise;
            case Transient t -> get(t.view(), key, otherwise);
            case null -> otherwise;
            default -> {
                var found = ForeignCollection.find(collection, key);
                yield found == null ? otherwise : found;
            }
        };
    }
}
