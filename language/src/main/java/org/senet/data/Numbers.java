package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Arithmetic on values of any kind of number, with Clojure's rules. The kinds are ordered: long, big integer, ratio,
 * decimal, floating point; an operation on two kinds is done in the later one. Operations on longs that leave the range
 * of 64 bits fail, except those whose name ends in {@code P}, which go on with big integers. Operations on big integers
 * stay big.
 *
 * <p>All methods throw {@link NotANumber} for an argument that is not a number, and {@link ArithmeticException} with
 * the message {@value #OVERFLOW} or {@value #DIVIDE_BY_ZERO} where it applies. Division of floating-point numbers by
 * zero is not an error: it gives an infinity or not-a-number.
 */
public final class Numbers {

    /** The message of the exception for a result that does not fit in a long. */
    public static final String OVERFLOW = "integer overflow";

    /** The message of the exception for a division by zero. */
    public static final String DIVIDE_BY_ZERO = "Divide by zero";

    private Numbers() {}

    /**
     * Whether a value is a number of a kind that arithmetic knows.
     *
     * @param value any value
     * @return whether it is a number
     */
    public static boolean isNumber(Object value) {
        return value instanceof Number number && Rank.known(number);
    }

    /**
     * Whether a value is a whole number by its kind: a long, a narrower Java integer, or a big integer.
     *
     * @param value any value
     * @return whether it is
     */
    public static boolean isInteger(Object value) {
        return value instanceof Number number
                && Rank.known(number)
                && Rank.of(number).isInteger();
    }

    /** The sum. */
    public static Object add(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long sum = x + y;
            if (((x ^ sum) & (y ^ sum)) >= 0) {
                return sum;
            }
        } else if (a instanceof Double x && b instanceof Double y) {
            return x + y;
        }
        return addAny(a, b);
    }

    @TruffleBoundary
    private static Object addAny(Object a, Object b) {
        return common(a, b).add((Number) a, (Number) b);
    }

    /** The difference. */
    public static Object subtract(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long difference = x - y;
            if (((x ^ y) & (x ^ difference)) >= 0) {
                return difference;
            }
        } else if (a instanceof Double x && b instanceof Double y) {
            return x - y;
        }
        return subtractAny(a, b);
    }

    @TruffleBoundary
    private static Object subtractAny(Object a, Object b) {
        return common(a, b).subtract((Number) a, (Number) b);
    }

    /** The product. */
    public static Object multiply(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long product = x * y;
            if (Math.multiplyHigh(x, y) == product >> 63) {
                return product;
            }
        } else if (a instanceof Double x && b instanceof Double y) {
            return x * y;
        }
        return multiplyAny(a, b);
    }

    @TruffleBoundary
    private static Object multiplyAny(Object a, Object b) {
        return common(a, b).multiply((Number) a, (Number) b);
    }

    /** The exact quotient: a ratio when two whole numbers do not divide evenly. */
    @TruffleBoundary
    public static Object divide(Object a, Object b) {
        return common(a, b).divide((Number) a, (Number) b);
    }

    /** The quotient without its fraction, towards zero. */
    @TruffleBoundary
    public static Object quotient(Object a, Object b) {
        return common(a, b).quotient((Number) a, (Number) b);
    }

    /** What is left of the first after {@link #quotient}; it has the sign of the first. */
    @TruffleBoundary
    public static Object remainder(Object a, Object b) {
        return common(a, b).remainder((Number) a, (Number) b);
    }

    /** What is left of the first after division rounded down; it has the sign of the second. */
    @TruffleBoundary
    public static Object modulo(Object a, Object b) {
        Object remainder = remainder(a, b);
        boolean sameSide = isZero(remainder) || isPositive(remainder) == isPositive(b);
        return sameSide ? remainder : add(remainder, b);
    }

    /** The number with the other sign. */
    @TruffleBoundary
    public static Object negate(Object a) {
        return rank(a).negate((Number) a);
    }

    /** One more. */
    public static Object inc(Object a) {
        return add(a, 1L);
    }

    /** One less. */
    public static Object dec(Object a) {
        return subtract(a, 1L);
    }

    /** The sum, as a big integer when it does not fit in a long. */
    @TruffleBoundary
    public static Object addP(Object a, Object b) {
        Rank rank = common(a, b);
        if (rank == Rank.LONG) {
            long x = ((Number) a).longValue();
            long y = ((Number) b).longValue();
            long sum = x + y;
            return ((x ^ sum) & (y ^ sum)) < 0 ? Rank.BIG_INT.add((Number) a, (Number) b) : (Object) sum;
        }
        return rank.add((Number) a, (Number) b);
    }

    /** The difference, as a big integer when it does not fit in a long. */
    @TruffleBoundary
    public static Object subtractP(Object a, Object b) {
        Rank rank = common(a, b);
        if (rank == Rank.LONG) {
            long x = ((Number) a).longValue();
            long y = ((Number) b).longValue();
            long difference = x - y;
            boolean overflows = ((x ^ y) & (x ^ difference)) < 0;
            return overflows ? Rank.BIG_INT.subtract((Number) a, (Number) b) : (Object) difference;
        }
        return rank.subtract((Number) a, (Number) b);
    }

    /** The product, as a big integer when it does not fit in a long. */
    @TruffleBoundary
    public static Object multiplyP(Object a, Object b) {
        Rank rank = common(a, b);
        if (rank == Rank.LONG) {
            long x = ((Number) a).longValue();
            long y = ((Number) b).longValue();
            long product = x * y;
            boolean overflows = Math.multiplyHigh(x, y) != product >> 63;
            return overflows ? Rank.BIG_INT.multiply((Number) a, (Number) b) : (Object) product;
        }
        return rank.multiply((Number) a, (Number) b);
    }

    /** The number with the other sign, as a big integer when it does not fit in a long. */
    public static Object negateP(Object a) {
        return a instanceof Double ? negate(a) : subtractP(0L, a);
    }

    /** One more, as a big integer when it does not fit in a long. */
    public static Object incP(Object a) {
        return addP(a, 1L);
    }

    /** One less, as a big integer when it does not fit in a long. */
    public static Object decP(Object a) {
        return subtractP(a, 1L);
    }

    /**
     * Which number is greater.
     *
     * @return a negative number, zero or a positive number, when the first is less than, equal to or greater than the
     *     second; zero when one is not-a-number
     */
    @TruffleBoundary
    public static int compare(Object a, Object b) {
        Rank rank = common(a, b);
        if (rank == Rank.DOUBLE) {
            double x = ((Number) a).doubleValue();
            double y = ((Number) b).doubleValue();
            return x < y ? -1 : x > y ? 1 : 0;
        }
        return rank.compare((Number) a, (Number) b);
    }

    /** Whether the numbers have the same value, whatever their kinds: Senet's {@code ==}. */
    @TruffleBoundary
    public static boolean equiv(Object a, Object b) {
        return common(a, b).equiv((Number) a, (Number) b);
    }

    /** Whether the first number is less than the second. */
    @TruffleBoundary
    public static boolean less(Object a, Object b) {
        return common(a, b).less((Number) a, (Number) b);
    }

    /** Whether the first number is less than or equal to the second. */
    @TruffleBoundary
    public static boolean lessOrEqual(Object a, Object b) {
        Rank rank = common(a, b);
        return rank.less((Number) a, (Number) b) || rank.equiv((Number) a, (Number) b);
    }

    /** Whether the number is zero. */
    @TruffleBoundary
    public static boolean isZero(Object a) {
        return rank(a).equiv((Number) a, 0L);
    }

    /** Whether the number is greater than zero. */
    @TruffleBoundary
    public static boolean isPositive(Object a) {
        return rank(a).less(0L, (Number) a);
    }

    /** Whether the number is less than zero. */
    @TruffleBoundary
    public static boolean isNegative(Object a) {
        return rank(a).less((Number) a, 0L);
    }

    /**
     * The number as a long, without its fraction.
     *
     * @param a a number
     * @return the long
     * @throws ArithmeticException when it does not fit in 64 bits, or is infinite or not-a-number
     */
    @TruffleBoundary
    public static long toLongExact(Object a) {
        return switch (rank(a)) {
            case LONG -> ((Number) a).longValue();
            case DOUBLE -> Rank.toLong(((Number) a).doubleValue());
            case DECIMAL -> Rank.toLong((BigDecimal) a);
            default -> Rank.toLong(toBigInteger(a));
        };
    }

    /**
     * The number as a big integer, without its fraction.
     *
     * @param a a number
     * @return the big integer
     * @throws ArithmeticException when the number is infinite or not-a-number
     */
    @TruffleBoundary
    public static BigInteger toBigInteger(Object a) {
        return switch (rank(a)) {
            case LONG, BIG_INT -> Rank.bigInt((Number) a);
            case RATIO -> ((Ratio) a).toBigInteger();
            case DECIMAL -> Decimals.whole((BigDecimal) a);
            case DOUBLE -> Rank.finite(((Number) a).doubleValue()).toBigInteger();
        };
    }

    /**
     * The number, or the number that a text is, as a decimal.
     *
     * @param a a number or a text
     * @return the decimal; of a number of floating point the digits that it is written with
     * @throws NumberFormatException when the text is no number, or the number is infinite or not-a-number
     * @throws ArithmeticException when there are too many digits, or they do not end
     */
    @TruffleBoundary
    public static BigDecimal toDecimal(Object a) {
        if (a instanceof String text) {
            return Decimals.read(text);
        }
        return rank(a) == Rank.DOUBLE ? BigDecimal.valueOf(((Number) a).doubleValue()) : Rank.decimal((Number) a);
    }

    /**
     * A decimal as an exact fraction.
     *
     * @param a the decimal
     * @return a {@link Ratio}, or a {@link BigInteger} when the decimal is whole
     * @throws ArithmeticException when it is too large
     */
    @TruffleBoundary
    public static Number toFraction(BigDecimal a) {
        return Decimals.fraction(a);
    }

    /** The nearest number of floating point. */
    @TruffleBoundary
    public static double toDouble(Object a) {
        rank(a);
        return ((Number) a).doubleValue();
    }

    /** Senet's {@code =} on numbers: the same value, and both whole, or both of the same other kind. */
    static boolean equal(Number a, Number b) {
        if (a instanceof Long x && b instanceof Long y) {
            return x.longValue() == y.longValue();
        }
        return equalKinds(a, b);
    }

    @TruffleBoundary
    private static boolean equalKinds(Number a, Number b) {
        if (!Rank.known(a) || !Rank.known(b)) {
            return a.equals(b);
        }
        Rank x = Rank.of(a);
        Rank y = Rank.of(b);
        return (x == y || x.isInteger() && y.isInteger()) && x.with(y).equiv(a, b);
    }

    /** A hash that is the same for numbers that are {@link #equal}. */
    @TruffleBoundary
    static int hash(Number a) {
        if (!Rank.known(a)) {
            return a.hashCode();
        }
        return switch (Rank.of(a)) {
            case LONG -> Long.hashCode(a.longValue());
            case BIG_INT -> ((BigInteger) a).bitLength() < Long.SIZE ? Long.hashCode(a.longValue()) : a.hashCode();
            case RATIO -> a.hashCode();
            case DECIMAL -> ((BigDecimal) a).stripTrailingZeros().hashCode();
            case DOUBLE -> a.doubleValue() == 0 ? 0 : Double.hashCode(a.doubleValue());
        };
    }

    private static Rank common(Object a, Object b) {
        return rank(a).with(rank(b));
    }

    private static Rank rank(Object a) {
        if (a instanceof Number number && Rank.known(number)) {
            return Rank.of(number);
        }
        throw new NotANumber(a);
    }
}
