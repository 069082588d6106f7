package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Iterator;

/**
 * The order of values: Senet's {@code compare}. Nil comes before all else; numbers go by value; strings, characters,
 * truth values, keywords and symbols by their own order; positions, directions, types and players as the board and the game
 * list them; of two vectors the shorter comes first, and of two of the same size the first elements that differ decide.
 */
public final class Ordering {

    private static final int MAX_TEXT = 40;

    private Ordering() {}

    /**
     * Which value comes first.
     *
     * @param a a value
     * @param b a value of the same kind, or nil
     * @return a negative number, zero or a positive number, when the first comes before, with or after the second
     * @throws Incomparable when the values have no common order
     */
    @TruffleBoundary
    @SuppressWarnings({"unchecked", "rawtypes"}) // both are of one class that is comparable with itself
    public static int compare(Object a, Object b) {
        if (a instanceof Nil || b instanceof Nil) {
            return Boolean.compare(b instanceof Nil, a instanceof Nil);
        }
        if (Numbers.isNumber(a) && Numbers.isNumber(b)) {
            return Numbers.compare(a, b);
        }
        if (isVector(a) && isVector(b)) {
            return compareVectors((Sequential) a, (Sequential) b);
        }
        if (a instanceof Comparable comparable && a.getClass() == b.getClass()) {
            return comparable.compareTo(b);
        }
        throw new Incomparable(a, b);
    }

    private static boolean isVector(Object value) {
        return value instanceof PersistentVector || value instanceof MapEntry;
    }

    private static int compareVectors(Sequential a, Sequential b) {
        int sizes = Integer.compare(((Counted) a).size(), ((Counted) b).size());
        if (sizes != 0) {
            return sizes;
        }
        Iterator<Object> others = b.iterator();
        for (Object element : a) {
            TruffleSafepoint.poll(null);
            int order = compare(element, others.next());
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Thrown when two values have no common order. */
    public static final class Incomparable extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;

        /**
         * The report of two values without a common order.
         *
         * @param a the first value
         * @param b the second value
         */
        public Incomparable(Object a, Object b) {
            super("cannot compare " + Printer.display(a, MAX_TEXT) + " with " + Printer.display(b, MAX_TEXT));
        }
    }
}
