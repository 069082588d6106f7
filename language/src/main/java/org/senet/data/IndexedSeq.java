package org.senet.data;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The elements from an index on of something immutable that has elements by index. */
final class IndexedSeq extends ArrayValue implements Seq, Counted {

    private final IntFunction<Object> elements;
    private final int index;
    private final int end;

    private IndexedSeq(IntFunction<Object> elements, int index, int end) {
        this.elements = elements;
        this.index = index;
        this.end = end;
    }

    /** All elements of something of a size; Java null when there are none. */
    static @Nullable Seq of(IntFunction<Object> elements, int size) {
        return size == 0 ? null : new IndexedSeq(elements, 0, size);
    }

    @Override
    public Object first() {
        return elements.apply(index);
    }

    @Override
    public @Nullable Seq next() {
        return index + 1 < end ? new IndexedSeq(elements, index + 1, end) : null;
    }

    @Override
    public int size() {
        return end - index;
    }

    @Override
    long arraySize() {
        return size();
    }

    @Override
    Object arrayElement(long index) {
        return elements.apply(this.index + (int) index);
    }
}
