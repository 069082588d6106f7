package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.strings.TruffleString;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values on their way out of Senet and into it. Those that are plain Java objects, which other languages may not be handed
 * as they are, leave in a wrapper: numbers of other classes than {@code Long} and {@code Double} as an
 * {@link InteropNumber}, regular expressions and UUIDs as objects of this class. Immutable and thread-safe.
 */
public final class InteropValue extends Boxed<Object> {
    private static final String PATTERN = "pattern";

    private InteropValue(Object value) {
        super(value);
    }

    /**
     * The form in which a value may leave Senet.
     *
     * @param value a value of Senet
     * @return a value that every language understands
     */
    public static Object box(Object value) {
        if (value instanceof BigInteger || value instanceof Ratio || value instanceof BigDecimal) {
            return new InteropNumber((Number) value);
        }
        return value instanceof Pattern || value instanceof UUID ? new InteropValue(value) : value;
    }

    /** The form in which values may leave Senet; a new array. */
    public static Object[] box(Object[] values) {
        var boxed = new Object[values.length];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = box(values[i]);
        }
        return boxed;
    }

    /**
     * The form in which a value enters Senet: what {@link #box(Object)} wrapped is itself again; the null, the booleans,
     * the numbers and the strings of other languages become those of Senet.
     *
     * @param value a value of any language
     * @return a value of Senet, or a foreign object
     */
    @TruffleBoundary
    public static Object unbox(Object value) {
        return switch (value) {
            case Long l -> l;
            case Integer i -> (long) i;
            case Short s -> (long) s;
            case Byte b -> (long) b;
            case Float f -> (double) f;
            case TruffleString text -> text.toJavaStringUncached();
            case Boxed<?> boxed -> boxed.value();
            case ValueObject own -> own;
            case TruffleObject foreign -> plain(foreign);
            default -> value;
        };
    }

    private static Object plain(TruffleObject foreign) {
        var interop = InteropLibrary.getUncached(foreign);
        try {
            if (interop.isNull(foreign)) {
                return Nil.NIL;
            }
            if (interop.isString(foreign)) {
                return interop.asString(foreign);
            }
            if (interop.isBoolean(foreign)) {
                return interop.asBoolean(foreign);
            }
            return interop.isNumber(foreign) ? number(interop, foreign) : foreign;
        } catch (UnsupportedMessageException e) {
            throw new AssertionError(e);
        }
    }

    private static Object number(InteropLibrary interop, Object foreign) throws UnsupportedMessageException {
        if (interop.fitsInLong(foreign)) {
            return interop.asLong(foreign);
        }
        if (interop.fitsInBigInteger(foreign)) {
            return interop.asBigInteger(foreign);
        }
        return interop.fitsInDouble(foreign) ? interop.asDouble(foreign) : foreign;
    }

    // ---- a regular expression has its text as a member

    @Override
    protected boolean hasParts() {
        return value() instanceof Pattern;
    }

    @Override
    protected PersistentVector memberNames() {
        return PersistentVector.of(PATTERN);
    }

    @Override
    protected @Nullable Object member(String name) {
        return value() instanceof Pattern regex && name.equals(PATTERN) ? regex.pattern() : null;
    }
}
