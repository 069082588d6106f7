package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A key of a map with its value; to programs a vector of two elements. Immutable. */
public final class MapEntry extends ArrayValue implements Map.Entry<Object, Object>, Counted {
    private final Object key;
    private final Object value;

    /** An entry. */
    public MapEntry(Object key, Object value) {
        this.key = key;
        this.value = value;
    }

    /** The key. */
    public Object key() {
        return key;
    }

    /** The value. */
    public Object value() {
        return value;
    }

    @Override
    public Object getKey() {
        return key;
    }

    @Override
    public Object getValue() {
        return value;
    }

    /**
     * Not supported: entries are immutable.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public Object setValue(Object newValue) {
        throw new UnsupportedOperationException("a map entry cannot be changed");
    }

    /** Always 2. */
    @Override
    public int size() {
        return 2;
    }

    /**
     * The key or the value.
     *
     * @param index 0 for the key, 1 for the value
     * @return the element
     * @throws IndexOutOfBoundsException for any other index
     */
    public Object get(int index) {
        return switch (index) {
            case 0 -> key;
            case 1 -> value;
            default -> throw outOfBounds(index);
        };
    }

    @TruffleBoundary
    private static IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("index " + index + " is outside a vector of 2 elements");
    }

    /** The key and the value as a vector. */
    public PersistentVector toVector() {
        return PersistentVector.of(key, value);
    }

    /** The key, then the value. */
    @Override
    public Iterator<Object> iterator() {
        return List.of(key, value).iterator();
    }

    /** The entry as a vector, as the reader would read it. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }

    @Override
    long arraySize() {
        return 2;
    }

    @Override
    Object arrayElement(long index) {
        return index == 0 ? key : value;
    }
}
