package org.senet.data;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;

/** A value that knows how many elements it has and finds each by its index, so that other languages see it as an array. */
@ExportLibrary(InteropLibrary.class)
abstract class ArrayValue extends SequentialValue {

    /** How many elements there are. */
    abstract long arraySize();

    /** The element at an index, which is one of the value's. */
    abstract Object arrayElement(long index);

    @ExportMessage
    final boolean hasArrayElements() {
        return true;
    }

    @ExportMessage
    final long getArraySize() {
        return arraySize();
    }

    @ExportMessage
    final boolean isArrayElementReadable(long index) {
        return index >= 0 && index < arraySize();
    }

    @ExportMessage
    final Object readArrayElement(long index) throws InvalidArrayIndexException {
        if (!isArrayElementReadable(index)) {
            throw InvalidArrayIndexException.create(index);
        }
        return InteropValue.box(arrayElement(index));
    }
}
