package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.lang.reflect.Array;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * What can be done with anything that has elements: Senet's collections and sequences, strings, nil, Java's
 * collections, and those of other languages.
 */
public final class Seqs {

    private Seqs() {}

    /**
     * The elements of a collection as a sequence.
     *
     * @param coll {@link Nil#NIL} or Java {@code null} (no elements), any collection or sequence of Senet, a string
     *     (its characters), a Java {@code Iterable} or array, a {@linkplain ForeignCollection foreign collection}
     * @return the sequence, not a {@link LazySeq}; Java {@code null} when there are no elements
     * @throws NotASequence when the value has no elements
     */
    @TruffleBoundary
    public static @Nullable Seq seq(@Nullable Object coll) {
        return switch (coll) {
            case null -> null;
            case LazySeq lazy -> lazy.realize();
            case PersistentList list -> list.isEmpty() ? null : list;
            case Seq seq -> seq;
            case Nil nil -> null;
            case PersistentVector vector -> VectorSeq.of(vector);
            case MapEntry entry -> IndexedSeq.of(entry::get, entry.size());
            case String text -> IndexedSeq.of(text::charAt, text.length());
            case MutableArray array -> IndexedSeq.of(array::get, array.length());
            case Iterable<?> iterable -> fromIterator(iterable.iterator());
            default -> fromArray(coll);
        };
    }

    /**
     * The elements that an iterator gives, which nobody else may use any more.
     *
     * @param iterator gives the elements when they are looked at
     * @return the sequence; Java {@code null} when there are no elements
     */
    public static @Nullable Seq fromIterator(Iterator<?> iterator) {
        return iterator.hasNext() ? new Cons(iterator.next(), new LazySeq(() -> fromIterator(iterator))) : null;
    }

    private static @Nullable Seq fromArray(Object array) {
        if (!array.getClass().isArray()) {
            return ForeignCollection.seq(array);
        }
        return IndexedSeq.of(i -> Array.get(array, i), Array.getLength(array));
    }

    /**
     * Whether a value has elements, perhaps none at present.
     *
     * @param value any value
     * @return whether {@link #seq(Object)} takes it
     */
    @TruffleBoundary
    public static boolean isSeqable(@Nullable Object value) {
        return value == null
                || value instanceof Iterable
                || value instanceof Nil
                || value instanceof String
                || value instanceof MutableArray
                || value.getClass().isArray()
                || ForeignCollection.hasElements(value);
    }

    /**
     * The first element.
     *
     * @param coll anything that {@link #seq(Object)} takes
     * @return the first element, or {@link Nil#NIL} when there is none
     */
    public static Object first(@Nullable Object coll) {
        Seq seq = seq(coll);
        return seq == null ? Nil.NIL : seq.first();
    }

    /**
     * The elements after the first.
     *
     * @param coll anything that {@link #seq(Object)} takes
     * @return the others, or Java {@code null} when there are none
     */
    public static @Nullable Seq next(@Nullable Object coll) {
        Seq seq = seq(coll);
        return seq == null ? null : seq.next();
    }

    /**
     * The elements after the first, without realising the second.
     *
     * @param coll anything that {@link #seq(Object)} takes
     * @return the others; possibly empty, never Java {@code null}
     */
    @TruffleBoundary
    public static Seq rest(@Nullable Object coll) {
        Seq seq = seq(coll);
        if (seq instanceof Cons cons) {
            return cons.rest();
        }
        Seq next = seq == null ? null : seq.next();
        return next == null ? PersistentList.EMPTY : next;
    }

    /**
     * An element in front of others.
     *
     * @param first the new first element
     * @param coll anything that {@link #seq(Object)} takes; a lazy sequence is not realised
     * @return the sequence of all
     */
    @TruffleBoundary
    public static Seq cons(Object first, @Nullable Object coll) {
        if (coll instanceof Seq seq) {
            return new Cons(first, seq);
        }
        Seq rest = seq(coll);
        return rest == null ? PersistentList.of(first) : new Cons(first, rest);
    }

    /**
     * The number of elements.
     *
     * @param coll anything that {@link #seq(Object)} takes
     * @return the number; of a sequence without end, this never returns
     */
    @TruffleBoundary
    public static long count(@Nullable Object coll) {
        if (coll instanceof String text) {
            return text.length();
        }
        if (coll instanceof Counted counted) {
            return counted.size();
        }
        if (coll instanceof MutableArray array) {
            return array.length();
        }
        if (coll instanceof Transient changing) {
            return count(changing.view());
        }
        if (coll != null && ForeignCollection.isForeign(coll)) {
            return ForeignCollection.count(coll);
        }
        // The loop must stand here: a caller's frame would keep a sequence that is too long to be kept.
        long count = 0;
        for (Seq seq = seq(coll); seq != null; seq = seq.next()) {
            if (seq instanceof Counted counted) {
                return count + counted.size();
            }
            if (seq instanceof Range range) {
                return count + range.length();
            }
            TruffleSafepoint.poll(null);
            count++;
        }
        return count;
    }

    /**
     * An element by its index.
     *
     * @param coll anything that {@link #seq(Object)} takes
     * @param index the index, from 0
     * @param otherwise what to return when there is no such element; may be Java {@code null}
     * @return the element, or {@code otherwise}
     */
    @TruffleBoundary
    public static @Nullable Object nth(@Nullable Object coll, long index, @Nullable Object otherwise) {
        if (index < 0) {
            return otherwise;
        }
        return switch (coll) {
            case PersistentVector vector -> index < vector.size() ? vector.get((int) index) : otherwise;
            case String text -> index < text.length() ? (Object) text.charAt((int) index) : otherwise;
            case MutableArray array -> index < array.length() ? array.get((int) index) : otherwise;
            case Range range -> index < range.length() ? (Object) range.get(index) : otherwise;
            case null -> otherwise;
            default -> {
                if (ForeignCollection.isArray(coll)) {
                    yield ForeignCollection.hasIndex(coll, index) ? ForeignCollection.element(coll, index) : otherwise;
                }
                yield walk(coll, index, otherwise);
            }
        };
    }

    private static @Nullable Object walk(@Nullable Object coll, long index, @Nullable Object otherwise) {
        long i = 0;
        for (Seq seq = seq(coll); seq != null; seq = seq.next()) {
            if (i++ == index) {
                return seq.first();
            }
            TruffleSafepoint.poll(null);
        }
        return otherwise;
    }

    /**
     * All elements as a vector.
     *
     * @param coll anything that {@link #seq(Object)} takes; it must come to an end
     * @return the vector; the argument itself when it is one
     */
    @TruffleBoundary
    public static PersistentVector toVector(@Nullable Object coll) {
        if (coll instanceof Iterable<?> iterable) {
            return PersistentVector.from(iterable);
        }
        if (coll instanceof MutableArray array) {
            return array.toVector();
        }
        Seq seq = seq(coll);
        return seq == null ? PersistentVector.EMPTY : PersistentVector.from(seq);
    }

    /** A number of elements, for messages. */
    @TruffleBoundary
    static String elements(long count) {
        return count == 1 ? "1 element" : count + " elements";
    }
}
