package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An immutable set, in the order of a {@link PersistentMap} with the same keys. */
@ExportLibrary(InteropLibrary.class)
public final class PersistentSet extends ValueObject implements Iterable<Object>, Counted, Located, HasMeta {

    /** The set without elements. */
    public static final PersistentSet EMPTY = new PersistentSet(PersistentMap.EMPTY, null, PersistentMap.EMPTY);

    /** Every element is mapped to itself, so that the element that was put in can be found again. */
    private final PersistentMap elements;

    private final @Nullable SourceSpan span;
    private final PersistentMap meta;
    private int hash;

    private PersistentSet(PersistentMap elements, @Nullable SourceSpan span, PersistentMap meta) {
        this.elements = elements;
        this.span = span;
        this.meta = meta;
    }

    /**
     * A set of some elements.
     *
     * @param elements the elements; equal ones count once, the first stays
     * @return the set
     */
    @TruffleBoundary
    public static PersistentSet of(Object... elements) {
        PersistentSet set = EMPTY;
        for (Object element : elements) {
            set = set.conj(element);
        }
        return set;
    }

    /**
     * A set of the elements of something that can be walked through.
     *
     * @param elements the elements; they must come to an end
     * @return the set
     */
    @TruffleBoundary
    public static PersistentSet from(Iterable<?> elements) {
        PersistentSet set = EMPTY;
        for (Object element : elements) {
            set = set.conj(element);
        }
        return set;
    }

    /**
     * The set without elements that keeps its elements in an order.
     *
     * @param order the order; elements that it calls equal are one
     * @return the set
     */
    public static PersistentSet sorted(Comparator<Object> order) {
        return new PersistentSet(PersistentMap.sorted(order), null, PersistentMap.EMPTY);
    }

    /** Whether the set keeps its elements in an order. */
    public boolean isSorted() {
        return elements.isSorted();
    }

    /** The order of a sorted set; Java null for other sets. */
    public @Nullable Comparator<Object> order() {
        return elements.order();
    }

    /** A set without elements, with the same order and the same metadata. */
    public PersistentSet cleared() {
        return new PersistentSet(elements.cleared(), null, meta);
    }

    /** The elements of a sorted set in one direction; see {@link PersistentMap#entriesFrom}. */
    public Iterator<Object> elementsFrom(@Nullable Object element, boolean upwards) {
        var entries = elements.entriesFrom(element, upwards);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public Object next() {
                return entries.next().key();
            }
        };
    }

    /**
     * Whether a value is in the set.
     *
     * @param element the value
     * @return whether the set has an element equal to it
     */
    public boolean contains(Object element) {
        return elements.containsKey(element);
    }

    /**
     * The element of the set that is equal to a value.
     *
     * @param element the value
     * @return the element as it was put in, or Java {@code null} when there is none
     */
    public @Nullable Object get(Object element) {
        return elements.get(element);
    }

    /**
     * This set with one more element.
     *
     * @param element the element
     * @return the larger set, with the same metadata; this set itself when it has the element already
     */
    public PersistentSet conj(Object element) {
        return contains(element) ? this : new PersistentSet(elements.assoc(element, element), null, meta);
    }

    /**
     * This set without an element.
     *
     * @param element the element
     * @return the smaller set, with the same metadata; this set itself when it has no such element
     */
    public PersistentSet disj(Object element) {
        PersistentMap smaller = elements.without(element);
        return smaller == elements ? this : new PersistentSet(smaller, null, meta);
    }

    @Override
    public int size() {
        return elements.size();
    }

    /** Whether there are no elements. */
    public boolean isEmpty() {
        return elements.isEmpty();
    }

    /** The elements. */
    @Override
    public Iterator<Object> iterator() {
        return new Elements(elements.iterator());
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same set, read at another place.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal set with the same metadata at that place
     */
    public PersistentSet withSpan(@Nullable SourceSpan newSpan) {
        return new PersistentSet(elements, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public PersistentSet withMeta(PersistentMap newMeta) {
        return new PersistentSet(elements, span, newMeta);
    }

    /** Whether the other is a set of equal elements. */
    @Override
    @TruffleBoundary
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof PersistentSet that) || size() != that.size()) {
            return false;
        }
        return elements.hasSameKeys(that.elements);
    }

    /** A hash that does not depend on the order of the elements. */
    @Override
    @TruffleBoundary
    public int hashCode() {
        int result = hash;
        if (result == 0) {
            for (Object element : this) {
                TruffleSafepoint.poll(null);
                result += Equality.spread(Equality.hash(element));
            }
            result = Equality.spread(result ^ 0x5365);
            hash = result;
        }
        return result;
    }

    /** The set as the reader would read it. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }

    @ExportMessage
    boolean hasIterator() {
        return true;
    }

    @ExportMessage
    Object getIterator() {
        return new InteropIterator(iterator());
    }

    private record Elements(Iterator<Map.Entry<Object, Object>> entries) implements Iterator<Object> {

        @Override
        public boolean hasNext() {
            return entries.hasNext();
        }

        @Override
        public Object next() {
            return entries.next().getKey();
        }
    }
}
