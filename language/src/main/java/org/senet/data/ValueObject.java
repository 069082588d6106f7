package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.utilities.TriState;

/**
 * What all values that are objects show to other languages and tools: their language, their kind, their text, and
 * whether two of them are the same one, as {@code identical?} tells.
 */
@ExportLibrary(InteropLibrary.class)
public abstract class ValueObject implements TruffleObject {
    private static final int SHOWN = 2000;

    /** For values that are objects of a class of their own. */
    protected ValueObject() {}

    /** Whether another value is this one. Those that are the same have the same {@link #identity()}. */
    protected boolean isSame(ValueObject other) {
        return this == other;
    }

    /** A hash that goes with {@link #isSame(ValueObject)}. */
    protected int identity() {
        return System.identityHashCode(this);
    }

    /** Every value belongs to the language. */
    @ExportMessage
    public final boolean hasLanguage() {
        return true;
    }

    /** The language. */
    @ExportMessage
    public final Class<? extends TruffleLanguage<?>> getLanguage() {
        return ValueLanguage.get().type();
    }

    /** Every value has a kind. */
    @ExportMessage
    public final boolean hasMetaObject() {
        return true;
    }

    /** The kind of the value. */
    @ExportMessage
    @TruffleBoundary
    public final Object getMetaObject() {
        return ValueLanguage.get().metaObject(this);
    }

    /** The text of the value, the same with side effects as without. */
    @ExportMessage
    @TruffleBoundary
    public final Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return display(this);
    }

    /** Whether the other is this value; undefined for what is no value of Senet. */
    @ExportMessage
    @TruffleBoundary
    public final TriState isIdenticalOrUndefined(Object other) {
        return other instanceof ValueObject that ? TriState.valueOf(isSame(that)) : TriState.UNDEFINED;
    }

    /** The same for values that are the same. */
    @ExportMessage
    @TruffleBoundary
    public final int identityHashCode() {
        return identity();
    }

    /**
     * The text of a value for other languages and tools. It computes nothing, even where that were allowed: what a lazy
     * sequence does not know yet is left out, because looking at a value must not take for ever, nor change it.
     */
    @TruffleBoundary
    public static String display(Object value) {
        return Printer.display(value, SHOWN);
    }
}
