package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.StopIterationException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Iterator;

/** A walk through a collection, for other languages. Mutable, and not thread-safe, as iterators are. */
@ExportLibrary(InteropLibrary.class)
final class InteropIterator extends ValueObject {

    private final Iterator<?> iterator;

    InteropIterator(Iterator<?> iterator) {
        this.iterator = iterator;
    }

    @ExportMessage
    boolean isIterator() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    boolean hasIteratorNextElement() {
        return iterator.hasNext();
    }

    @ExportMessage
    @TruffleBoundary
    Object getIteratorNextElement() throws StopIterationException {
        if (!iterator.hasNext()) {
            throw StopIterationException.create();
        }
        return InteropValue.box(iterator.next());
    }

    @Override
    public String toString() {
        return "#<iterator>";
    }
}
