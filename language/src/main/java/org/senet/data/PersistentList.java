package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable linked list: what a program's text is made of. The size takes constant time, an element by index linear.
 */
public final class PersistentList extends ArrayValue implements Seq, Counted, Located, HasMeta {

    /** The list without elements. */
    public static final PersistentList EMPTY = new PersistentList();

    private final Object first;
    private final PersistentList rest;
    private final int size;
    private final @Nullable SourceSpan span;
    private final PersistentMap meta;
    private int hash;

    private PersistentList() {
        this.first = Nil.NIL;
        this.rest = this;
        this.size = 0;
        this.span = null;
        this.meta = PersistentMap.EMPTY;
    }

    private PersistentList(Object first, PersistentList rest, int size, @Nullable SourceSpan span, PersistentMap meta) {
        this.first = first;
        this.rest = rest;
        this.size = size;
        this.span = span;
        this.meta = meta;
    }

    /**
     * A list of some elements.
     *
     * @param elements the elements
     * @return the list
     */
    @TruffleBoundary
    public static PersistentList of(Object... elements) {
        return from(Arrays.asList(elements));
    }

    /**
     * A list of the elements of a Java list.
     *
     * @param elements the elements (copied)
     * @return the list
     */
    @TruffleBoundary
    public static PersistentList from(List<?> elements) {
        PersistentList result = EMPTY;
        for (var iterator = elements.listIterator(elements.size()); iterator.hasPrevious(); ) {
            result = result.cons(iterator.previous());
        }
        return result;
    }

    /** The first element, or {@link Nil#NIL} when the list is empty. */
    @Override
    public Object first() {
        return first;
    }

    /** The list without its first element; empty when this list has no more than one. */
    public PersistentList rest() {
        return size <= 1 ? EMPTY : rest;
    }

    @Override
    public @Nullable PersistentList next() {
        return size <= 1 ? null : rest;
    }

    @Override
    public int size() {
        return size;
    }

    /** Whether there are no elements. */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * An element; takes time in proportion to the index.
     *
     * @param index the index, from 0
     * @return the element
     * @throws IndexOutOfBoundsException when there is no such element
     */
    @TruffleBoundary
    public Object get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " is outside a list of " + Seqs.elements(size));
        }
        PersistentList list = this;
        for (int i = 0; i < index; i++) {
            list = list.rest;
        }
        return list.first;
    }

    /**
     * The part of the list from an index on.
     *
     * @param index the index, from 0
     * @return the part; empty when the list has no more than that many elements
     */
    public PersistentList restFrom(int index) {
        var list = this;
        for (int i = 0; i < index && !list.isEmpty(); i++) {
            list = list.rest();
        }
        return list;
    }

    /** The elements in an array of their own. */
    Object[] toArray() {
        var elements = new Object[size];
        var list = this;
        for (int i = 0; i < elements.length; i++) {
            elements[i] = list.first;
            list = list.rest;
        }
        return elements;
    }

    /**
     * A list with one more element in front.
     *
     * @param element the new first element
     * @return the longer list, with this list's metadata
     */
    public PersistentList cons(Object element) {
        return new PersistentList(element, this, size + 1, null, meta);
    }

    /**
     * The list without its first element.
     *
     * @return the shorter list
     * @throws NoSuchElementException when this list is empty
     */
    @TruffleBoundary
    public PersistentList pop() {
        if (size == 0) {
            throw new NoSuchElementException("an empty list has no first element to remove");
        }
        return rest();
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same list, read at another place.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal list with the same metadata at that place
     */
    public PersistentList withSpan(@Nullable SourceSpan newSpan) {
        return new PersistentList(first, rest, size, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public PersistentList withMeta(PersistentMap newMeta) {
        return new PersistentList(first, rest, size, span, newMeta);
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

    /** The list as the reader would read it. */
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
}
