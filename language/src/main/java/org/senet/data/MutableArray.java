package org.senet.data;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Arrays;

/**
 * An array as in Clojure: a fixed number of elements that can be changed in place. Two arrays are equal only if
 * they are the same one. Changes are not undone when a choice fails. Not thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
public final class MutableArray extends ValueObject implements HasKind, Printable {
    private final String elementKind;
    private final Object[] elements;

    /**
     * An array of given elements.
     *
     * @param elementKind the name of what each element is, such as {@code long} or {@code object}; the caller sees to it
     *     that only such values are put in
     * @param elements the elements, which are not copied
     */
    public MutableArray(String elementKind, Object[] elements) {
        this.elementKind = elementKind;
        this.elements = elements;
    }

    /** The name of what each element is. */
    public String elementKind() {
        return elementKind;
    }

    /** The number of elements. */
    public int length() {
        return elements.length;
    }

    /** The element at an index, which must be one of the array's. */
    public Object get(int index) {
        return elements[index];
    }

    /** Changes the element at an index, which must be one of the array's. */
    public void set(int index, Object value) {
        elements[index] = value;
    }

    /** Another array with the same elements. */
    public MutableArray copy() {
        return new MutableArray(elementKind, elements.clone());
    }

    @Override
    public String kind() {
        return "array";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<").append(elementKind).append("-array ");
        Printer.append(out, PersistentVector.of(elements.clone()), readably);
        out.append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }

    /** A snapshot of the elements as they are now. */
    PersistentVector toVector() {
        return PersistentVector.from(Arrays.asList(elements.clone()));
    }

    // ---- other languages see an array whose elements they can read

    @ExportMessage
    boolean hasArrayElements() {
        return true;
    }

    @ExportMessage
    long getArraySize() {
        return elements.length;
    }

    @ExportMessage
    boolean isArrayElementReadable(long index) {
        return index >= 0 && index < elements.length;
    }

    @ExportMessage
    Object readArrayElement(long index) throws InvalidArrayIndexException {
        if (!isArrayElementReadable(index)) {
            throw InvalidArrayIndexException.create(index);
        }
        return InteropValue.box(elements[(int) index]);
    }
}
