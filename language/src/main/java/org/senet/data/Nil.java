package org.senet.data;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;

/** The value {@code nil}: nothing, the empty sequence, and one of the two false values. */
@ExportLibrary(InteropLibrary.class)
public final class Nil extends ValueObject {

    /** The only instance. */
    public static final Nil NIL = new Nil();

    private Nil() {}

    @ExportMessage
    boolean isNull() {
        return true;
    }

    /** Returns {@code "nil"}. */
    @Override
    public String toString() {
        return "nil";
    }
}
