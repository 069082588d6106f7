package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable vector: elements by index, cheap changes at the end.
 *
 * <p>A trie of 32-fold nodes with the last up to 32 elements apart, as in Clojure: reading, replacing, appending and
 * removing at the end touch at most seven small arrays. A vector is a window of such a trie, so that
 * {@link #subvec(int, int)} copies at most one leaf; a window much smaller than what it hides is copied, so that no
 * memory is held in vain.
 */
public final class PersistentVector extends ArrayValue implements Counted, Located, HasMeta {

    private static final int BITS = 5;
    private static final int WIDTH = 1 << BITS;
    private static final int MASK = WIDTH - 1;
    private static final Object[] NO_ELEMENTS = {};
    private static final Object[] EMPTY_ROOT = new Object[WIDTH];

    /** The vector without elements. */
    public static final PersistentVector EMPTY =
            new PersistentVector(0, 0, BITS, EMPTY_ROOT, NO_ELEMENTS, null, PersistentMap.EMPTY);

    /** The first and the end position of the window in the trie. */
    private final int start;

    private final int end;
    private final int shift;

    /** The trie of full leaves, up to the beginning of the tail. */
    private final Object[] root;

    /** The elements from position {@code tailStart(end)} up to {@code end}. */
    private final Object[] tail;

    private final @Nullable SourceSpan span;
    private final PersistentMap meta;
    private int hash;

    private PersistentVector(
            int start,
            int end,
            int shift,
            Object[] root,
            Object[] tail,
            @Nullable SourceSpan span,
            PersistentMap meta) {
        this.start = start;
        this.end = end;
        this.shift = shift;
        this.root = root;
        this.tail = tail;
        this.span = span;
        this.meta = meta;
    }

    /**
     * A vector of some elements.
     *
     * @param elements the elements (copied)
     * @return the vector
     */
    @TruffleBoundary
    public static PersistentVector of(Object... elements) {
        return fromArray(elements, elements.length);
    }

    /**
     * A vector of the elements of something that can be walked through.
     *
     * @param elements the elements; they must come to an end
     * @return the vector; the argument itself when it is a vector
     */
    @TruffleBoundary
    public static PersistentVector from(Iterable<?> elements) {
        if (elements instanceof PersistentVector vector) {
            return vector;
        }
        if (elements instanceof PersistentList list) {
            return owning(list.toArray());
        }
        var builder = new Builder();
        for (Object element : elements) {
            builder.add(element);
        }
        return builder.build();
    }

    /**
     * A vector of some elements, which may keep the array.
     *
     * @param elements the elements; nobody may change the array afterwards
     * @return the vector
     */
    public static PersistentVector owning(Object[] elements) {
        if (elements.length == 0) {
            return EMPTY;
        }
        return elements.length <= WIDTH
                ? new PersistentVector(0, elements.length, BITS, EMPTY_ROOT, elements, null, PersistentMap.EMPTY)
                : of(elements);
    }

    @TruffleBoundary
    private static PersistentVector fromArray(Object[] elements, int size) {
        if (size <= WIDTH) {
            return owning(Arrays.copyOf(elements, size));
        }
        int tailStart = tailStart(size);
        Object[] tail = Arrays.copyOfRange(elements, tailStart, size);
        Object[] level = new Object[tailStart >>> BITS];
        for (int i = 0; i < level.length; i++) {
            level[i] = Arrays.copyOfRange(elements, i << BITS, (i + 1) << BITS);
        }
        int shift = BITS;
        while (level.length > WIDTH) {
            Object[] parents = new Object[(level.length + MASK) >>> BITS];
            for (int i = 0; i < parents.length; i++) {
                parents[i] = node(level, i << BITS);
            }
            level = parents;
            shift += BITS;
        }
        return new PersistentVector(0, size, shift, node(level, 0), tail, null, PersistentMap.EMPTY);
    }

    private static Object[] node(Object[] children, int from) {
        Object[] node = new Object[WIDTH];
        System.arraycopy(children, from, node, 0, Math.min(WIDTH, children.length - from));
        return node;
    }

    private static int tailStart(int end) {
        return end == 0 ? 0 : (end - 1) & ~MASK;
    }

    @Override
    public int size() {
        return end - start;
    }

    /** Whether there are no elements. */
    public boolean isEmpty() {
        return end == start;
    }

    /**
     * An element.
     *
     * @param index the index, from 0
     * @return the element
     * @throws IndexOutOfBoundsException when there is no such element
     */
    public Object get(int index) {
        if (index < 0 || index >= size()) {
            throw outOfBounds(index);
        }
        int position = start + index;
        return leaf(position)[position & MASK];
    }

    private Object[] leaf(int position) {
        if (position >= tailStart(end)) {
            return tail;
        }
        Object[] node = root;
        for (int level = shift; level > 0; level -= BITS) {
            node = (Object[]) node[(position >>> level) & MASK];
        }
        return node;
    }

    @TruffleBoundary
    private IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("index " + index + " is outside a vector of " + Seqs.elements(size()));
    }

    /**
     * This vector with one more element.
     *
     * @param element the element to append
     * @return the longer vector
     */
    @TruffleBoundary
    public PersistentVector conj(Object element) {
        if (tail.length < WIDTH) {
            Object[] newTail = Arrays.copyOf(tail, tail.length + 1);
            newTail[tail.length] = element;
            return new PersistentVector(start, end + 1, shift, root, newTail, null, meta);
        }
        Object[] newRoot;
        int newShift = shift;
        if ((end >>> BITS) > (1 << shift)) {
            newRoot = new Object[WIDTH];
            newRoot[0] = root;
            newShift += BITS;
            newRoot[1] = path(shift, tail);
        } else {
            newRoot = withLeaf(shift, root, tail);
        }
        return new PersistentVector(start, end + 1, newShift, newRoot, new Object[] {element}, null, meta);
    }

    /**
     * This vector with several more elements.
     *
     * @param elements holds the elements at its beginning (copied)
     * @param count how many there are
     * @return the longer vector
     */
    @TruffleBoundary
    public PersistentVector conjAll(Object[] elements, int count) {
        var vector = this;
        int done = 0;
        while (done < count) {
            int room = WIDTH - vector.tail.length;
            int some = Math.min(room, count - done);
            if (some > 0) {
                Object[] newTail = Arrays.copyOf(vector.tail, vector.tail.length + some);
                System.arraycopy(elements, done, newTail, vector.tail.length, some);
                vector = new PersistentVector(
                        vector.start, vector.end + some, vector.shift, vector.root, newTail, null, meta);
                done += some;
            } else {
                vector = vector.conj(elements[done++]);
            }
        }
        return vector;
    }

    private static Object[] path(int level, Object[] leaf) {
        Object[] node = leaf;
        for (int i = 0; i < level; i += BITS) {
            Object[] parent = new Object[WIDTH];
            parent[0] = node;
            node = parent;
        }
        return node;
    }

    private Object[] withLeaf(int level, Object[] parent, Object[] leaf) {
        Object[] copy = parent.clone();
        int slot = ((end - 1) >>> level) & MASK;
        if (level == BITS) {
            copy[slot] = leaf;
        } else {
            Object[] child = (Object[]) parent[slot];
            copy[slot] = child == null ? path(level - BITS, leaf) : withLeaf(level - BITS, child, leaf);
        }
        return copy;
    }

    /**
     * This vector with one element replaced, or appended when the index is the size.
     *
     * @param index the index, from 0 up to and including the size
     * @param element the new element
     * @return the changed vector
     * @throws IndexOutOfBoundsException when the index is neither that of an element nor the size
     */
    @TruffleBoundary
    public PersistentVector assoc(int index, Object element) {
        if (index == size()) {
            return conj(element);
        }
        if (index < 0 || index > size()) {
            throw outOfBounds(index);
        }
        int position = start + index;
        if (position >= tailStart(end)) {
            Object[] newTail = tail.clone();
            newTail[position & MASK] = element;
            return new PersistentVector(start, end, shift, root, newTail, null, meta);
        }
        return new PersistentVector(start, end, shift, replace(shift, root, position, element), tail, null, meta);
    }

    private static Object[] replace(int level, Object[] node, int position, Object element) {
        Object[] copy = node.clone();
        int slot = (position >>> level) & MASK;
        copy[slot] = level == 0 ? element : replace(level - BITS, (Object[]) node[slot], position, element);
        return copy;
    }

    /**
     * This vector without its last element.
     *
     * @return the shorter vector
     * @throws NoSuchElementException when this vector is empty
     */
    @TruffleBoundary
    public PersistentVector pop() {
        if (isEmpty()) {
            throw new NoSuchElementException("an empty vector has no last element to remove");
        }
        return window(start, end - 1).withMeta(meta);
    }

    /**
     * A part of this vector. Takes at most logarithmic time, amortised.
     *
     * @param from the index of the first element of the part
     * @param to the index after its last element
     * @return the part, without metadata
     * @throws IndexOutOfBoundsException unless {@code 0 <= from <= to <= size()}
     */
    @TruffleBoundary
    public PersistentVector subvec(int from, int to) {
        if (from < 0 || to < from || to > size()) {
            throw new IndexOutOfBoundsException(
                    "no part from " + from + " to " + to + " in a vector of " + Seqs.elements(size()));
        }
        return window(start + from, start + to);
    }

    private PersistentVector window(int newStart, int newEnd) {
        if (newStart == newEnd) {
            return EMPTY;
        }
        int newTailStart = tailStart(newEnd);
        Object[] leaf = leaf(newEnd - 1);
        Object[] newTail = leaf.length == newEnd - newTailStart ? leaf : Arrays.copyOf(leaf, newEnd - newTailStart);
        Object[] newRoot = newTailStart == tailStart(end) ? root : cut(shift, root, newTailStart);
        int newShift = shift;
        while (newShift > BITS && newTailStart <= 1 << newShift) {
            newRoot = newRoot[0] == null ? EMPTY_ROOT : (Object[]) newRoot[0];
            newShift -= BITS;
        }
        var window = new PersistentVector(newStart, newEnd, newShift, newRoot, newTail, null, PersistentMap.EMPTY);
        boolean hidesMoreThanItShows = newEnd - newStart < newStart;
        return hidesMoreThanItShows ? of(window.toArray()) : window;
    }

    /** The trie without the leaves from a position on, so that they can be collected. */
    private static Object[] cut(int level, Object[] node, int limit) {
        if (limit == 0) {
            return EMPTY_ROOT;
        }
        Object[] copy = new Object[WIDTH];
        int slot = ((limit - 1) >>> level) & MASK;
        System.arraycopy(node, 0, copy, 0, slot + 1);
        if (level > BITS) {
            copy[slot] = cut(level - BITS, (Object[]) node[slot], limit);
        }
        return copy;
    }

    /** The elements in a new array. */
    @TruffleBoundary
    public Object[] toArray() {
        Object[] array = new Object[size()];
        int position = start;
        while (position < end) {
            Object[] leaf = leaf(position);
            int offset = position & MASK;
            int count = Math.min(leaf.length - offset, end - position);
            System.arraycopy(leaf, offset, array, position - start, count);
            position += count;
        }
        return array;
    }

    /** The elements in order. */
    @Override
    public Iterator<Object> iterator() {
        return new Elements();
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same vector, read at another place.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal vector with the same metadata at that place
     */
    public PersistentVector withSpan(@Nullable SourceSpan newSpan) {
        return new PersistentVector(start, end, shift, root, tail, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public PersistentVector withMeta(PersistentMap newMeta) {
        return newMeta == meta ? this : new PersistentVector(start, end, shift, root, tail, span, newMeta);
    }

    /** A hash that agrees with {@link Equality#hash(Object)}. */
    @Override
    public int hashCode() {
        int result = hash;
        if (result == 0) {
            result = Equality.orderedHash(this);
            hash = result;
        }
        return result;
    }

    /** The vector as the reader would read it. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }

    @Override
    long arraySize() {
        return size();
    }

    @Override
    Object arrayElement(long index) {
        return get((int) index);
    }

    /** Collects elements for a vector; much cheaper than as many {@link #conj(Object)}s. Not thread-safe. */
    public static final class Builder {

        private Object[] elements = new Object[WIDTH];
        private int size;

        /**
         * Appends an element.
         *
         * @param element the element
         * @return this builder
         */
        public Builder add(Object element) {
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, size * 2);
            }
            elements[size++] = element;
            return this;
        }

        /** The vector of the elements so far. The builder may be used further. */
        public PersistentVector build() {
            return fromArray(elements, size);
        }
    }

    private final class Elements implements Iterator<Object> {

        private int position = start;
        private Object[] leaf = NO_ELEMENTS;

        @Override
        public boolean hasNext() {
            return position < end;
        }

        @Override
        public Object next() {
            if (position >= end) {
                throw new NoSuchElementException();
            }
            if (position == start || (position & MASK) == 0) {
                leaf = leaf(position);
            }
            return leaf[position++ & MASK];
        }
    }
}
