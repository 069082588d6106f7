package org.senet.data;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A walk along keys and values that stand in an array by turns. Not thread-safe. */
final class ArrayEntries implements Iterator<MapEntry> {
    private final Object[] keysAndValues;
    private int index;

    ArrayEntries(Object[] keysAndValues) {
        this.keysAndValues = keysAndValues;
    }

    @Override
    public boolean hasNext() {
        return index < keysAndValues.length;
    }

    @Override
    public MapEntry next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        index += 2;
        return new MapEntry(keysAndValues[index - 2], keysAndValues[index - 1]);
    }
}
