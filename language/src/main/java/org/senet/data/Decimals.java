package org.senet.data;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * Decimals of a size that can be computed with in a moment: they have at most {@value #MAX_DIGITS} digits. Their
 * exponents may be as large as Java allows, so that what would write a number out has to be refused beforehand. All
 * methods throw {@link ArithmeticException} for what is too large.
 */
final class Decimals {
    /** The most digits that a decimal may have. */
    static final int MAX_DIGITS = 20_000;

    private static final int MAX_BITS = (int) (MAX_DIGITS / Math.log10(2)) + 1;

    private Decimals() {}

    static BigDecimal checked(BigDecimal number) {
        if (number.unscaledValue().bitLength() > MAX_BITS) {
            throw tooLarge();
        }
        return number;
    }

    /** A whole number as a decimal. */
    static BigDecimal of(BigInteger number) {
        if (number.bitLength() > MAX_BITS) {
            throw tooLarge();
        }
        return new BigDecimal(number);
    }

    /**
     * Reads a decimal.
     *
     * @throws NumberFormatException when the text is something else
     */
    static BigDecimal read(String text) {
        if (text.length() > MAX_DIGITS) {
            throw tooLarge();
        }
        return new BigDecimal(text);
    }

    static BigDecimal add(BigDecimal a, BigDecimal b, MathContext precision) {
        if (precision.getPrecision() == 0) {
            checkAligned(a, b);
        }
        return checked(a.add(b, precision));
    }

    static BigDecimal quotient(BigDecimal a, BigDecimal b) {
        checkAligned(a, b);
        return checked(a.divideToIntegralValue(b));
    }

    static BigDecimal remainder(BigDecimal a, BigDecimal b) {
        checkAligned(a, b);
        return checked(a.remainder(b));
    }

    /** A decimal without its fraction. */
    static BigInteger whole(BigDecimal number) {
        long digits = (long) number.precision() - number.scale();
        if (digits <= 0) {
            return BigInteger.ZERO;
        }
        return number.scale() >= 0 ? number.toBigInteger() : scaled(number.unscaledValue(), -(long) number.scale());
    }

    /** Whether a decimal is a whole number of no more digits than a decimal may have. */
    static boolean isWhole(BigDecimal number) {
        return number.scale() <= 0
                ? (long) number.precision() - number.scale() <= MAX_DIGITS
                : number.stripTrailingZeros().scale() <= 0;
    }

    /** A decimal as a fraction, or as a whole number. */
    static Number fraction(BigDecimal number) {
        var unscaled = number.unscaledValue();
        return number.scale() > 0
                ? Ratio.of(unscaled, scaled(BigInteger.ONE, number.scale()))
                : scaled(unscaled, -(long) number.scale());
    }

    /** A number with zeros behind it. */
    private static BigInteger scaled(BigInteger number, long zeros) {
        LargeIntegers.checkBits((long) (number.bitLength() + zeros / Math.log10(2)));
        return LargeIntegers.multiply(number, LargeIntegers.power(BigInteger.TEN, (int) zeros));
    }

    /** Fails when two decimals, one above the other as for an addition, take up too many digits. */
    private static void checkAligned(BigDecimal a, BigDecimal b) {
        long shift = Math.abs((long) a.scale() - b.scale());
        if (shift + Math.max(a.precision(), b.precision()) > MAX_DIGITS) {
            throw tooLarge();
        }
    }

    private static ArithmeticException tooLarge() {
        return new ArithmeticException("the number is too large: a decimal has at most " + MAX_DIGITS + " digits");
    }
}
