package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.strings.TruffleString;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Wraps those values of Senet that are plain Java objects, which other languages may not be handed as they are: big
 * integers (seen as numbers), decimals and regular expressions (opaque). Immutable and thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
public final class InteropValue implements TruffleObject {

    private static final int DOUBLE_PRECISION = 53;
    private static final int FLOAT_PRECISION = 24;

    private final Object value;

    private InteropValue(Object value) {
        this.value = value;
    }

    /**
     * The form in which a value may leave Senet.
     *
     * @param value a value of Senet
     * @return a value that every language understands
     */
    public static Object box(Object value) {
        boolean plainJava = value instanceof BigInteger
                || value instanceof BigDecimal
                || value instanceof Pattern
                || value instanceof UUID;
        return plainJava ? new InteropValue(value) : value;
    }

    /**
     * The form in which a value enters Senet: what {@link #box(Object)} wrapped is itself again, and strings of other
     * languages become Java's.
     *
     * @param value a value of any language
     * @return a value of Senet, or a foreign object
     */
    public static Object unbox(Object value) {
        if (value instanceof InteropValue boxed) {
            return boxed.value;
        }
        return value instanceof TruffleString text ? text.toJavaStringUncached() : value;
    }

    @ExportMessage
    boolean isNumber() {
        return value instanceof BigInteger;
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInByte() {
        return fits(Byte.SIZE);
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInShort() {
        return fits(Short.SIZE);
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInInt() {
        return fits(Integer.SIZE);
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInLong() {
        return fits(Long.SIZE);
    }

    @ExportMessage
    boolean fitsInBigInteger() {
        return isNumber();
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInFloat() {
        return isExact(FLOAT_PRECISION, Float.MAX_EXPONENT);
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInDouble() {
        return isExact(DOUBLE_PRECISION, Double.MAX_EXPONENT);
    }

    private boolean fits(int bits) {
        return value instanceof BigInteger number && number.bitLength() < bits;
    }

    private boolean isExact(int precision, int maxExponent) {
        if (!(value instanceof BigInteger number)) {
            return false;
        }
        int length = number.abs().bitLength();
        return length <= maxExponent + 1 && (length <= precision || length - number.getLowestSetBit() <= precision);
    }

    @ExportMessage
    @TruffleBoundary
    byte asByte() throws UnsupportedMessageException {
        return checked(fitsInByte()).byteValue();
    }

    @ExportMessage
    @TruffleBoundary
    short asShort() throws UnsupportedMessageException {
        return checked(fitsInShort()).shortValue();
    }

    @ExportMessage
    @TruffleBoundary
    int asInt() throws UnsupportedMessageException {
        return checked(fitsInInt()).intValue();
    }

    @ExportMessage
    @TruffleBoundary
    long asLong() throws UnsupportedMessageException {
        return checked(fitsInLong()).longValue();
    }

    @ExportMessage
    @TruffleBoundary
    float asFloat() throws UnsupportedMessageException {
        return checked(fitsInFloat()).floatValue();
    }

    @ExportMessage
    @TruffleBoundary
    double asDouble() throws UnsupportedMessageException {
        return checked(fitsInDouble()).doubleValue();
    }

    @ExportMessage
    BigInteger asBigInteger() throws UnsupportedMessageException {
        return checked(isNumber());
    }

    private BigInteger checked(boolean supported) throws UnsupportedMessageException {
        if (!supported) {
            throw UnsupportedMessageException.create();
        }
        return (BigInteger) value;
    }

    /** Whether the other wraps an equal value. */
    @Override
    @TruffleBoundary
    public boolean equals(Object other) {
        return other instanceof InteropValue that && Equality.equal(value, that.value);
    }

    /** A hash that agrees with {@link #equals(Object)}. */
    @Override
    @TruffleBoundary
    public int hashCode() {
        return Equality.hash(value);
    }

    /** The wrapped value as the reader would read it. */
    @Override
    @TruffleBoundary
    public String toString() {
        return Printer.print(value, true);
    }
}
