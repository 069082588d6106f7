package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;

/**
 * What sequences other than lists have in common. Other languages see them as something to iterate over, not as arrays,
 * because there is no telling their size without computing all of them.
 */
@ExportLibrary(InteropLibrary.class)
abstract class AbstractSeq extends ValueObject implements Seq {

    private static final int MAX_TEXT = 1000;

    /** Whether the other has equal elements in the same order; see {@link Equality}. */
    @Override
    public final boolean equals(Object other) {
        return Equality.equal(this, other);
    }

    /** A hash that agrees with {@link Equality#hash(Object)}. */
    @Override
    public final int hashCode() {
        return Equality.orderedHash(this);
    }

    /** What is known of the sequence, as the reader would read it, cut off when long. */
    @Override
    @TruffleBoundary
    public final String toString() {
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
