package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import org.senet.data.InteropValue;
import org.senet.data.Nil;

/** Values on their way from a host or another language into Senet: numbers become those of Senet, null becomes nil. */
public final class Foreign {
    private Foreign() {}

    /** The value as Senet code expects it. */
    @TruffleBoundary
    public static Object toSenet(Object value) {
        return switch (value) {
            case Long l -> l;
            case Integer i -> (long) i;
            case Short s -> (long) s;
            case Byte b -> (long) b;
            case Float f -> (double) f;
            case InteropValue boxed -> InteropValue.unbox(boxed);
            case TruffleObject o -> unwrap(o);
            default -> value;
        };
    }

    private static Object unwrap(TruffleObject object) {
        var interop = InteropLibrary.getUncached();
        if (interop.isNull(object)) {
            return Nil.NIL;
        }
        try {
            if (interop.isString(object)) {
                return interop.asString(object);
            }
            if (interop.isNumber(object)) {
                return number(interop, object);
            }
        } catch (UnsupportedMessageException e) {
            throw new AssertionError(e);
        }
        return object;
    }

    private static Object number(InteropLibrary interop, Object number) throws UnsupportedMessageException {
        if (interop.fitsInLong(number)) {
            return interop.asLong(number);
        }
        if (interop.fitsInBigInteger(number)) {
            return interop.asBigInteger(number);
        }
        return interop.fitsInDouble(number) ? interop.asDouble(number) : number;
    }
}
