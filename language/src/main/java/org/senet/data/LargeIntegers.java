package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic on integers of any size that can be interrupted: operations whose time grows faster than their operands are
 * done in pieces of {@value #PIECE} bits, with a poll for safepoints between them. Integers have at most
 * {@value #MAX_BITS} bits, about five million digits, so each operation that only goes through its operands is short.
 */
final class LargeIntegers {
    /** The most bits that an integer may have. */
    static final int MAX_BITS = 1 << 24;

    private static final long MAX_DIGITS = (long) (MAX_BITS * Math.log10(2));

    /** Operands with so many bits are left to Java: it multiplies and divides them in much less than a millisecond. */
    static final int PIECE = 1 << 15;

    /** Quotients with so few bits are found in time that grows with the operands only. */
    private static final int SHORT_QUOTIENT = 1 << 9;

    /** Two integers with so few bits have their greatest common divisor found by Java, in time that grows with the square. */
    private static final int SHORT_DIVISOR = 1 << 11;

    /** So many leading bits of a divisor, beyond those of the quotient, make a guess of the quotient nearly always right. */
    private static final int GUARD = 64;

    /** So many leading bits of two integers decide the next steps of Euclid's algorithm. */
    private static final int LEADING = 62;

    private LargeIntegers() {}

    /** A quotient, towards zero, and what is left, with the sign of the dividend. */
    record Division(BigInteger quotient, BigInteger remainder) {}

    /**
     * An integer, if it is not too large.
     *
     * @throws ArithmeticException when it has more than {@value #MAX_BITS} bits
     */
    static BigInteger checked(BigInteger number) {
        checkBits(number.bitLength());
        return number;
    }

    /** Fails for a number of bits that no integer may have. */
    static void checkBits(long bits) {
        if (bits > MAX_BITS) {
            throw new ArithmeticException("the number is too large: an integer has at most " + MAX_DIGITS + " digits");
        }
    }

    /**
     * The product.
     *
     * @throws ArithmeticException when it is too large
     */
    @TruffleBoundary
    static BigInteger multiply(BigInteger a, BigInteger b) {
        int bits = Math.max(a.bitLength(), b.bitLength());
        if (bits <= PIECE) {
            return a.multiply(b);
        }
        checkBits((long) a.bitLength() + b.bitLength() - 1);
        return product(a, b);
    }

    /** Karatsuba's method, for operands of any signs and sizes. */
    private static BigInteger product(BigInteger a, BigInteger b) {
        if (a.bitLength() < b.bitLength()) {
            return product(b, a);
        }
        if (a.bitLength() <= PIECE || b.signum() == 0) {
            return a.multiply(b);
        }
        TruffleSafepoint.poll(null);
        int half = a.bitLength() / 2;
        var aHigh = a.shiftRight(half);
        var aLow = low(a, aHigh, half);
        if (b.bitLength() <= half) {
            return product(aHigh, b).shiftLeft(half).add(product(aLow, b));
        }
        var bHigh = b.shiftRight(half);
        var bLow = low(b, bHigh, half);
        var high = product(aHigh, bHigh);
        var low = product(aLow, bLow);
        var middle = product(aHigh.add(aLow), bHigh.add(bLow)).subtract(high).subtract(low);
        return high.shiftLeft(half).add(middle).shiftLeft(half).add(low);
    }

    /**
     * A power.
     *
     * @param exponent not negative
     * @throws ArithmeticException when it is too large
     */
    @TruffleBoundary
    static BigInteger power(BigInteger base, int exponent) {
        var power = BigInteger.ONE;
        for (int bit = Integer.SIZE - Integer.numberOfLeadingZeros(exponent) - 1; bit >= 0; bit--) {
            power = multiply(power, power);
            if ((exponent >> bit & 1) != 0) {
                power = multiply(power, base);
            }
        }
        return power;
    }

    private static BigInteger low(BigInteger number, BigInteger high, int bits) {
        return number.subtract(high.shiftLeft(bits));
    }

    /**
     * The quotient and what is left.
     *
     * @param divisor not zero
     */
    @TruffleBoundary
    static Division divide(BigInteger dividend, BigInteger divisor) {
        var division = divideMagnitudes(dividend.abs(), divisor.abs());
        boolean opposite = dividend.signum() * divisor.signum() < 0;
        return new Division(
                opposite ? division.quotient.negate() : division.quotient,
                dividend.signum() < 0 ? division.remainder.negate() : division.remainder);
    }

    /**
     * Division after the idea of C. Burnikel and J. Ziegler, Fast Recursive Division, 1998: a long quotient is found
     * half by half, and for a short one only the leading bits of the operands matter.
     */
    private static Division divideMagnitudes(BigInteger a, BigInteger b) {
        int length = b.bitLength();
        int quotientLength = a.bitLength() - length;
        if (a.bitLength() <= 2 * PIECE || quotientLength <= SHORT_QUOTIENT) {
            var both = a.divideAndRemainder(b);
            return new Division(both[0], both[1]);
        }
        TruffleSafepoint.poll(null);
        if (2 * (quotientLength + GUARD) < length) {
            return divideByLeadingBits(a, b, length - quotientLength - GUARD);
        }
        int half = quotientLength / 2;
        var high = a.shiftRight(half);
        var first = divideMagnitudes(high, b);
        var second = divideMagnitudes(first.remainder.shiftLeft(half).add(low(a, high, half)), b);
        return new Division(first.quotient.shiftLeft(half).add(second.quotient), second.remainder);
    }

    private static Division divideByLeadingBits(BigInteger a, BigInteger b, int dropped) {
        var aHigh = a.shiftRight(dropped);
        var bHigh = b.shiftRight(dropped);
        var guess = divideMagnitudes(aHigh, bHigh);
        var quotient = guess.quotient;
        var remainder = guess.remainder
                .shiftLeft(dropped)
                .add(low(a, aHigh, dropped))
                .subtract(product(quotient, low(b, bHigh, dropped)));
        while (remainder.signum() < 0) {
            quotient = quotient.subtract(BigInteger.ONE);
            remainder = remainder.add(b);
        }
        return new Division(quotient, remainder);
    }

    /** The greatest common divisor, by D. H. Lehmer's version of Euclid's algorithm; not negative. */
    @TruffleBoundary
    static BigInteger gcd(BigInteger first, BigInteger second) {
        var a = first.abs().max(second.abs());
        var b = first.abs().min(second.abs());
        while (b.bitLength() > SHORT_DIVISOR) {
            TruffleSafepoint.poll(null);
            var steps = EuclidSteps.of(a, b);
            if (steps == null) {
                var remainder = divideMagnitudes(a, b).remainder;
                a = b;
                b = remainder;
            } else {
                var next = steps.first(a, b);
                b = steps.second(a, b);
                a = next;
            }
        }
        return b.signum() == 0 ? a : b.gcd(divideMagnitudes(a, b).remainder);
    }

    /** Several steps of Euclid's algorithm at once: what they make of a and b is {@code p a + q b} and {@code r a + s b}. */
    private record EuclidSteps(long p, long q, long r, long s) {
        /** As many steps as the leading bits of two integers decide, the first of them the larger one; null if none. */
        static @Nullable EuclidSteps of(BigInteger a, BigInteger b) {
            int dropped = a.bitLength() - LEADING;
            long x = a.shiftRight(dropped).longValue();
            long y = b.shiftRight(dropped).longValue();
            long p = 1;
            long q = 0;
            long r = 0;
            long s = 1;
            while (y + r != 0 && y + s != 0) {
                long quotient = (x + p) / (y + r);
                if (quotient != (x + q) / (y + s)) {
                    break;
                }
                long nextR = p - quotient * r;
                long nextS = q - quotient * s;
                long nextY = x - quotient * y;
                p = r;
                q = s;
                x = y;
                r = nextR;
                s = nextS;
                y = nextY;
            }
            return q == 0 ? null : new EuclidSteps(p, q, r, s);
        }

        BigInteger first(BigInteger a, BigInteger b) {
            return combined(p, a, q, b);
        }

        BigInteger second(BigInteger a, BigInteger b) {
            return combined(r, a, s, b);
        }

        private static BigInteger combined(long p, BigInteger a, long q, BigInteger b) {
            return a.multiply(BigInteger.valueOf(p)).add(b.multiply(BigInteger.valueOf(q)));
        }
    }
}
