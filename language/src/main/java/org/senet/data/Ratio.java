package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms that is not a whole number; the denominator is greater than 1. */
public final class Ratio extends Number implements Comparable<Ratio> {

    private static final long serialVersionUID = 1L;

    /** So many bits are more than enough for the digits of a floating-point number. */
    private static final int LEADING = 256;

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Ratio(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /**
     * The quotient of two whole numbers.
     *
     * @param numerator the dividend
     * @param denominator the divisor
     * @return a {@code Ratio}, or a {@link BigInteger} when the quotient is whole
     * @throws ArithmeticException when the divisor is zero
     */
    @TruffleBoundary
    public static Number of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException(Numbers.DIVIDE_BY_ZERO);
        }
        BigInteger divisor = LargeIntegers.gcd(numerator, denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        BigInteger n =
                LargeIntegers.checked(LargeIntegers.divide(numerator, divisor).quotient());
        BigInteger d =
                LargeIntegers.checked(LargeIntegers.divide(denominator, divisor).quotient());
        return d.equals(BigInteger.ONE) ? n : new Ratio(n, d);
    }

    /** The number above the line; it carries the sign. */
    public BigInteger numerator() {
        return numerator;
    }

    /** The number below the line, greater than 1. */
    public BigInteger denominator() {
        return denominator;
    }

    /** The nearest whole number towards zero. */
    public BigInteger toBigInteger() {
        return LargeIntegers.divide(numerator, denominator).quotient();
    }

    /** The whole part, reduced to 32 bits. */
    @Override
    public int intValue() {
        return toBigInteger().intValue();
    }

    /** The whole part, reduced to 64 bits. */
    @Override
    public long longValue() {
        return toBigInteger().longValue();
    }

    /** The nearest number of single precision. */
    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    /** The number of double precision that is nearest to the quotient's first 34 digits. */
    @Override
    @TruffleBoundary
    public double doubleValue() {
        int order = numerator.bitLength() - denominator.bitLength();
        if (Math.abs(order) > LEADING + Double.MAX_EXPONENT) {
            return numerator.signum() * (order > 0 ? Double.POSITIVE_INFINITY : 0.0);
        }
        int dropped = Math.min(numerator.bitLength(), denominator.bitLength()) - LEADING;
        if (dropped <= 0) {
            return quotient(numerator, denominator);
        }
        // The bits beyond the leading ones are of no account for the first 34 digits.
        return quotient(numerator.shiftRight(dropped), denominator.shiftRight(dropped));
    }

    private static double quotient(BigInteger dividend, BigInteger divisor) {
        return new BigDecimal(dividend)
                .divide(new BigDecimal(divisor), MathContext.DECIMAL128)
                .doubleValue();
    }

    /** Compares by value. */
    @Override
    @TruffleBoundary
    public int compareTo(Ratio other) {
        return Rank.RATIO.compare(this, other);
    }

    /** Whether the other is the same fraction. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ratio that && numerator.equals(that.numerator) && denominator.equals(that.denominator);
    }

    /** A hash that agrees with {@link #equals(Object)}. */
    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    /** The fraction as it is written: {@code 1/3}. */
    @Override
    @TruffleBoundary
    public String toString() {
        return LargeDigits.write(numerator) + "/" + LargeDigits.write(denominator);
    }
}
