package org.senet.data;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The elements from an index on of something immutable that has elements by index. */
@ExportLibrary(InteropLibrary.class)
final class IndexedSeq extends AbstractSeq implements Counted {

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

    @ExportMessage
    boolean hasArrayElements() {
        return true;
    }

    @ExportMessage
    long getArraySize() {
        return size();
    }

    @ExportMessage
    boolean isArrayElementReadable(long i) {
        return i >= 0 && i < size();
    }

    @ExportMessage
    Object readArrayElement(long i) throws InvalidArrayIndexException {
        if (!isArrayElementReadable(i)) {
            throw InvalidArrayIndexException.create(i);
        }
        return InteropValue.box(elements.apply(index + (int) i));
    }
}
