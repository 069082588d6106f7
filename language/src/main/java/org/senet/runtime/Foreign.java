package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import org.senet.data.Nil;

/** Values on their way from a host or another language into Senet: numbers become long or double, null becomes nil. */
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
        } catch (UnsupportedMessageException e) {
            throw new AssertionError(e);
        }
        return object;
    }
}
