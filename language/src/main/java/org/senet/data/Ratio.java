package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms that is not a whole number; the denominator is greater than 1. */
public final class Ratio extends Number implements Comparable<Ratio> {

    private static final long serialVersionUID = 1L;

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
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        BigInteger n = numerator.divide(divisor);
        BigInteger d = denominator.divide(divisor);
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
        return numerator.divide(denominator);
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
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
                .doubleValue();
    }

    /** Compares by value. */
    @Override
    @TruffleBoundary
    public int compareTo(Ratio other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
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
        return numerator + "/" + denominator;
    }
}
