package org.senet.data;

/** A collection that knows its size without walking through its elements. */
public interface Counted {

    /**
     * The number of elements, in constant time.
     *
     * @return the number of elements
     */
    int size();
}
