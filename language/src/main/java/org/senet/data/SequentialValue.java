package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;

/**
 * What all values with elements in an order have in common. Other languages can iterate over them; those that know how many
 * elements there are, each an {@link ArrayValue}, are arrays as well.
 */
@ExportLibrary(InteropLibrary.class)
abstract class SequentialValue extends ValueObject implements Sequential {

    private static final int MAX_TEXT = 1000;

    /** Whether the other has equal elements in the same order; see {@link Equality}. */
    @Override
    public final boolean equals(Object other) {
        return Equality.equal(this, other);
    }

    /** A hash that agrees with {@link Equality#hash(Object)}. */
    @Override
    public int hashCode() {
        return Equality.orderedHash(this);
    }

    /** What is known of the elements, as the reader would read it, cut off when long. */
    @Override
    @TruffleBoundary
    public String toString() {
        return Printer.display(this, MAX_TEXT);
    }

    @ExportMessage
    final boolean hasIterator() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    final Object getIterator() {
        return new InteropIterator(iterator());
    }
}
