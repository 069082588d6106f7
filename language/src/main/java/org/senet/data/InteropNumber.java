package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An exact number for other languages: an integer of any size, a ratio or a decimal. It fits where nothing of it is lost.
 * Ratios and decimals also show what they consist of, as the members {@code numerator} and {@code denominator}, or
 * {@code unscaledValue} and {@code scale}. Immutable and thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
final class InteropNumber extends Boxed<Number> {
    private static final int FLOAT_DIGITS = 24;
    private static final int DOUBLE_DIGITS = 53;

    private final @Nullable BigInteger whole;

    InteropNumber(Number value) {
        super(value);
        whole = whole(value);
    }

    @TruffleBoundary
    private static @Nullable BigInteger whole(Number value) {
        return switch (value) {
            case BigInteger integer -> integer;
            case BigDecimal decimal when Decimals.isWhole(decimal) -> Decimals.whole(decimal);
            default -> null;
        };
    }

    @ExportMessage
    boolean isNumber() {
        return true;
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

    private boolean fits(int bits) {
        return whole != null && whole.bitLength() < bits;
    }

    @ExportMessage
    boolean fitsInBigInteger() {
        return whole != null;
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInFloat() {
        return isExact(value().floatValue(), FLOAT_DIGITS);
    }

    @ExportMessage
    @TruffleBoundary
    boolean fitsInDouble() {
        return isExact(value().doubleValue(), DOUBLE_DIGITS);
    }

    /** Whether the nearest floating-point number, which has that many binary digits, is this number. */
    private boolean isExact(double nearest, int digits) {
        if (!Double.isFinite(nearest)) {
            return false;
        }
        var exact = new BigDecimal(nearest);
        return switch (value()) {
            case BigInteger integer -> integer.abs().bitLength() - integer.getLowestSetBit() <= digits;
            case Ratio ratio when ratio.denominator().bitLength() > -2 * Double.MIN_EXPONENT -> false;
            case Ratio ratio ->
                exact.multiply(new BigDecimal(ratio.denominator())).compareTo(new BigDecimal(ratio.numerator())) == 0;
            default -> exact.compareTo((BigDecimal) value()) == 0;
        };
    }

    @ExportMessage
    byte asByte() throws UnsupportedMessageException {
        return checked(fitsInByte()).byteValue();
    }

    @ExportMessage
    short asShort() throws UnsupportedMessageException {
        return checked(fitsInShort()).shortValue();
    }

    @ExportMessage
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
        if (whole == null) {
            throw UnsupportedMessageException.create();
        }
        return whole;
    }

    private Number checked(boolean fits) throws UnsupportedMessageException {
        if (!fits) {
            throw UnsupportedMessageException.create();
        }
        return value();
    }

    // ---- what ratios and decimals consist of

    @Override
    protected boolean hasParts() {
        return !(value() instanceof BigInteger);
    }

    @Override
    protected PersistentVector memberNames() {
        return switch (value()) {
            case Ratio ratio -> PersistentVector.of("numerator", "denominator");
            case BigDecimal decimal -> PersistentVector.of("unscaledValue", "scale");
            default -> PersistentVector.EMPTY;
        };
    }

    @Override
    protected @Nullable Object member(String name) {
        return switch (value()) {
            case Ratio ratio when name.equals("numerator") -> ratio.numerator();
            case Ratio ratio when name.equals("denominator") -> ratio.denominator();
            case BigDecimal decimal when name.equals("unscaledValue") -> decimal.unscaledValue();
            case BigDecimal decimal when name.equals("scale") -> (long) decimal.scale();
            default -> null;
        };
    }
}
