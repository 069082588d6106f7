package org.senet.data;

import org.jspecify.annotations.Nullable;

/** The elements of a vector from an index on. Never empty. */
public final class VectorSeq extends ArrayValue implements Seq, Counted {

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

    @Override
    long arraySize() {
        return size();
    }

    @Override
    Object arrayElement(long index) {
        return vector.get(this.index + (int) index);
    }
}
