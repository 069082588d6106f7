package org.senet.data;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.jspecify.annotations.Nullable;

/** The elements of a vector from an index on. Never empty. */
@ExportLibrary(InteropLibrary.class)
public final class VectorSeq extends AbstractSeq implements Counted {

    private final PersistentVector vector;
    private final int index;

    private VectorSeq(PersistentVector vector, int index) {
        this.vector = vector;
        this.index = index;
    }

    /** All elements of a vector; Java null when there are none. */
    public static @Nullable VectorSeq of(PersistentVector vector) {
        return vector.isEmpty() ? null : new VectorSeq(vector, 0);
    }

    @Override
    public Object first() {
        return vector.get(index);
    }

    @Override
    public @Nullable VectorSeq next() {
        return index + 1 < vector.size() ? new VectorSeq(vector, index + 1) : null;
    }

    @Override
    public int size() {
        return vector.size() - index;
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
        return InteropValue.box(vector.get(index + (int) i));
    }
}
