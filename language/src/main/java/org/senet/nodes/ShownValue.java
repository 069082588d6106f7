package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.runtime.Foreign;
import org.senet.runtime.SenetLanguage;

/** A value of rules that is no value of other languages, such as a direction, as debuggers get it: they can show it. */
@ExportLibrary(InteropLibrary.class)
public final class ShownValue implements TruffleObject {
    private final Object value;

    private ShownValue(Object value) {
        this.value = value;
    }

    /** A value as tools may have it. */
    @TruffleBoundary
    public static Object of(Object value) {
        return switch (InteropValue.box(value)) {
            case null -> Nil.NIL;
            case TruffleObject object -> object;
            case Number number -> number;
            case Boolean truth -> truth;
            case String text -> text;
            case Character character -> character;
            case com.oracle.truffle.api.strings.TruffleString text -> text;
            case Object other -> new ShownValue(other);
        };
    }

    /** The value that tools give back. */
    @TruffleBoundary
    public static Object back(Object value) {
        return value instanceof ShownValue shown ? shown.value : Foreign.toSenet(value);
    }

    @ExportMessage
    boolean hasLanguage() {
        return true;
    }

    @ExportMessage
    Class<? extends TruffleLanguage<?>> getLanguage() {
        return SenetLanguage.class;
    }

    @ExportMessage
    @TruffleBoundary
    Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return Printer.print(value, true);
    }
}
