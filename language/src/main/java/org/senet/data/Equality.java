package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Equality of values, and the hash that goes with it, as in Clojure: sequential collections are equal when their
 * elements are, whatever their classes; whole numbers of every width are equal when their values are; a whole number
 * never equals one of floating point; all else as Java has it. Not-a-number equals nothing, itself included.
 */
public final class Equality {

    private Equality() {}

    /**
     * Whether two values are equal.
     *
     * @param a a value
     * @param b a value
     * @return whether they are equal; of two sequences without end, this never returns
     */
    public static boolean equal(@Nullable Object a, @Nullable Object b) {
        if (a instanceof Number x) {
            return b instanceof Number y && Numbers.equal(x, y);
        }
        if (a == b) {
            return true;
        }
        if (a instanceof Keyword || a == null) {
            return false;
        }
        return equalObjects(a, b);
    }

    @TruffleBoundary
    private static boolean equalObjects(Object a, @Nullable Object b) {
        if (a instanceof Sequential x) {
            return b instanceof Sequential y && equalSequences(x, y);
        }
        return a.equals(b);
    }

    private static boolean equalSequences(Sequential a, Sequential b) {
        if (a instanceof Counted x && b instanceof Counted y && x.size() != y.size()) {
            return false;
        }
        Iterator<Object> others = b.iterator();
        for (Object element : a) {
            TruffleSafepoint.poll(null);
            if (!others.hasNext() || !equal(element, others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    /**
     * The hash of a value: equal values have the same. It is the same in every run for plain data.
     *
     * @param value a value
     * @return its hash; of a sequence without end, this never returns
     */
    @TruffleBoundary
    public static int hash(@Nullable Object value) {
        if (value instanceof Long number) {
            return Long.hashCode(number);
        }
        if (value instanceof Number number) {
            return Numbers.hash(number);
        }
        return value == null ? 0 : value.hashCode();
    }

    /** The hash of elements in an order. */
    @TruffleBoundary
    static int orderedHash(Iterable<?> elements) {
        int result = 1;
        for (Object element : elements) {
            TruffleSafepoint.poll(null);
            result = 31 * result + spread(hash(element));
        }
        return spread(result);
    }

    /** Lets every bit of a hash depend on every other: the finalizer of MurmurHash3. */
    static int spread(int hash) {
        int h = hash;
        h = (h ^ (h >>> 16)) * 0x85ebca6b;
        h = (h ^ (h >>> 13)) * 0xc2b2ae35;
        return h ^ (h >>> 16);
    }
}
