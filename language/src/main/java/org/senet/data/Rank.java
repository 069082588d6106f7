package org.senet.data;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** The kinds of numbers, from the narrowest to the one that swallows all others, with the arithmetic of each. */
enum Rank {
    LONG {
        @Override
        Number add(Number a, Number b) {
            long x = a.longValue();
            long y = b.longValue();
            long sum = x + y;
            return checked(((x ^ sum) & (y ^ sum)) < 0, sum);
        }

        @Override
        Number subtract(Number a, Number b) {
            long x = a.longValue();
            long y = b.longValue();
            long difference = x - y;
            return checked(((x ^ y) & (x ^ difference)) < 0, difference);
        }

        @Override
        Number multiply(Number a, Number b) {
            long x = a.longValue();
            long y = b.longValue();
            long product = x * y;
            return checked(Math.multiplyHigh(x, y) != product >> 63, product);
        }

        @Override
        Number divide(Number a, Number b) {
            long x = a.longValue();
            long y = nonZero(b.longValue());
            return x % y == 0 ? quotient(a, b) : Ratio.of(BigInteger.valueOf(x), BigInteger.valueOf(y));
        }

        @Override
        Number quotient(Number a, Number b) {
            long x = a.longValue();
            long y = nonZero(b.longValue());
            return checked(x == Long.MIN_VALUE && y == -1, x / y);
        }

        @Override
        Number remainder(Number a, Number b) {
            return a.longValue() % nonZero(b.longValue());
        }

        @Override
        int compare(Number a, Number b) {
            return Long.compare(a.longValue(), b.longValue());
        }

        private static long nonZero(long divisor) {
            if (divisor == 0) {
                throw new ArithmeticException(Numbers.DIVIDE_BY_ZERO);
            }
            return divisor;
        }

        private static long checked(boolean overflows, long result) {
            if (overflows) {
                throw new ArithmeticException(Numbers.OVERFLOW);
            }
            return result;
        }
    },

    BIG_INT {
        @Override
        Number add(Number a, Number b) {
            return LargeIntegers.checked(bigInt(a).add(bigInt(b)));
        }

        @Override
        Number subtract(Number a, Number b) {
            return LargeIntegers.checked(bigInt(a).subtract(bigInt(b)));
        }

        @Override
        Number multiply(Number a, Number b) {
            return LargeIntegers.multiply(bigInt(a), bigInt(b));
        }

        @Override
        Number divide(Number a, Number b) {
            return Ratio.of(bigInt(a), bigInt(b));
        }

        @Override
        Number quotient(Number a, Number b) {
            return LargeIntegers.divide(bigInt(a), nonZero(bigInt(b))).quotient();
        }

        @Override
        Number remainder(Number a, Number b) {
            return LargeIntegers.divide(bigInt(a), nonZero(bigInt(b))).remainder();
        }

        @Override
        int compare(Number a, Number b) {
            return bigInt(a).compareTo(bigInt(b));
        }
    },

    RATIO {
        @Override
        Number add(Number a, Number b) {
            return Ratio.of(cross(a, b).add(cross(b, a)), product(denominator(a), denominator(b)));
        }

        @Override
        Number subtract(Number a, Number b) {
            return Ratio.of(cross(a, b).subtract(cross(b, a)), product(denominator(a), denominator(b)));
        }

        @Override
        Number multiply(Number a, Number b) {
            return Ratio.of(product(numerator(a), numerator(b)), product(denominator(a), denominator(b)));
        }

        @Override
        Number divide(Number a, Number b) {
            return Ratio.of(cross(a, b), cross(b, a));
        }

        @Override
        Number quotient(Number a, Number b) {
            return LargeIntegers.divide(cross(a, b), nonZero(cross(b, a))).quotient();
        }

        @Override
        Number remainder(Number a, Number b) {
            return subtract(a, multiply(quotient(a, b), b));
        }

        @Override
        int compare(Number a, Number b) {
            return cross(a, b).compareTo(cross(b, a));
        }

        private static BigInteger cross(Number a, Number b) {
            return product(numerator(a), denominator(b));
        }

        private static BigInteger product(BigInteger a, BigInteger b) {
            return LargeIntegers.multiply(a, b);
        }
    },

    DECIMAL {
        @Override
        Number add(Number a, Number b) {
            return Decimals.add(decimal(a), decimal(b), Precision.current());
        }

        @Override
        Number subtract(Number a, Number b) {
            return Decimals.add(decimal(a), decimal(b).negate(), Precision.current());
        }

        @Override
        Number multiply(Number a, Number b) {
            return Decimals.checked(decimal(a).multiply(decimal(b), Precision.current()));
        }

        @Override
        Number divide(Number a, Number b) {
            return exactQuotient(decimal(a), nonZero(decimal(b)));
        }

        @Override
        Number quotient(Number a, Number b) {
            return Decimals.quotient(decimal(a), nonZero(decimal(b)));
        }

        @Override
        Number remainder(Number a, Number b) {
            return Decimals.remainder(decimal(a), nonZero(decimal(b)));
        }

        @Override
        int compare(Number a, Number b) {
            return dividend(a).multiply(divisor(b)).compareTo(dividend(b).multiply(divisor(a)));
        }

        private static BigDecimal nonZero(BigDecimal divisor) {
            if (divisor.signum() == 0) {
                throw new ArithmeticException(Numbers.DIVIDE_BY_ZERO);
            }
            return divisor;
        }
    },

    DOUBLE {
        @Override
        Number add(Number a, Number b) {
            return a.doubleValue() + b.doubleValue();
        }

        @Override
        Number subtract(Number a, Number b) {
            return a.doubleValue() - b.doubleValue();
        }

        @Override
        Number multiply(Number a, Number b) {
            return a.doubleValue() * b.doubleValue();
        }

        @Override
        Number divide(Number a, Number b) {
            return a.doubleValue() / b.doubleValue();
        }

        @Override
        Number quotient(Number a, Number b) {
            if (b.doubleValue() == 0) {
                throw new ArithmeticException(Numbers.DIVIDE_BY_ZERO);
            }
            double quotient = a.doubleValue() / b.doubleValue();
            if (!Double.isFinite(quotient)) {
                throw new ArithmeticException(
                        "the quotient of " + a.doubleValue() + " and " + b.doubleValue() + " is not a finite number");
            }
            return quotient < 0 ? Math.ceil(quotient) : Math.floor(quotient);
        }

        @Override
        Number remainder(Number a, Number b) {
            return a.doubleValue() - quotient(a, b).doubleValue() * b.doubleValue();
        }

        @Override
        int compare(Number a, Number b) {
            return Double.compare(a.doubleValue(), b.doubleValue());
        }

        @Override
        Number negate(Number a) {
            return -a.doubleValue();
        }

        @Override
        boolean equiv(Number a, Number b) {
            return a.doubleValue() == b.doubleValue();
        }

        @Override
        boolean less(Number a, Number b) {
            return a.doubleValue() < b.doubleValue();
        }
    };

    private static final double LONG_LIMIT = 0x1p63;
    private static final int SHOWN = 60;

    abstract Number add(Number a, Number b);

    abstract Number subtract(Number a, Number b);

    abstract Number multiply(Number a, Number b);

    abstract Number divide(Number a, Number b);

    abstract Number quotient(Number a, Number b);

    abstract Number remainder(Number a, Number b);

    abstract int compare(Number a, Number b);

    Number negate(Number a) {
        return subtract(0L, a);
    }

    boolean equiv(Number a, Number b) {
        return compare(a, b) == 0;
    }

    boolean less(Number a, Number b) {
        return compare(a, b) < 0;
    }

    boolean isInteger() {
        return this == LONG || this == BIG_INT;
    }

    /** The kind in which two kinds meet. */
    Rank with(Rank other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Whether the number is of one of these kinds. */
    static boolean known(Number number) {
        return number instanceof Long
                || number instanceof Integer
                || number instanceof Double
                || number instanceof BigInteger
                || number instanceof Ratio
                || number instanceof BigDecimal
                || number instanceof Short
                || number instanceof Byte
                || number instanceof Float;
    }

    /** The kind of a known number. */
    static Rank of(Number number) {
        return switch (number) {
            case BigInteger big -> BIG_INT;
            case Ratio ratio -> RATIO;
            case BigDecimal decimal -> DECIMAL;
            case Double real -> DOUBLE;
            case Float real -> DOUBLE;
            default -> LONG;
        };
    }

    /** A number of kind LONG or BIG_INT as a big integer. */
    static BigInteger bigInt(Number number) {
        return number instanceof BigInteger big ? big : BigInteger.valueOf(number.longValue());
    }

    private static BigInteger numerator(Number number) {
        return number instanceof Ratio ratio ? ratio.numerator() : bigInt(number);
    }

    private static BigInteger denominator(Number number) {
        return number instanceof Ratio ratio ? ratio.denominator() : BigInteger.ONE;
    }

    private static BigDecimal exactQuotient(BigDecimal dividend, BigDecimal divisor) {
        try {
            return Decimals.checked(dividend.divide(divisor, Precision.current()));
        } catch (ArithmeticException e) {
            throw new ArithmeticException(
                    "the digits of the quotient do not end; `with-precision` tells how many are wanted");
        }
    }

    /** What a number up to kind DECIMAL is the quotient of. */
    private static BigDecimal dividend(Number number) {
        return number instanceof BigDecimal decimal ? decimal : Decimals.of(numerator(number));
    }

    private static BigDecimal divisor(Number number) {
        return number instanceof BigDecimal ? BigDecimal.ONE : Decimals.of(denominator(number));
    }

    /** A number up to kind DECIMAL as a decimal; fails when the digits of a ratio do not end. */
    static BigDecimal decimal(Number number) {
        if (number instanceof BigDecimal decimal) {
            return decimal;
        }
        var dividend = dividend(number);
        var divisor = divisor(number);
        try {
            return Decimals.checked(dividend.divide(divisor));
        } catch (ArithmeticException e) {
            throw new ArithmeticException(
                    "the digits of " + Printer.display(number, SHOWN) + " do not end, so it is no decimal");
        }
    }

    private static BigInteger nonZero(BigInteger divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(Numbers.DIVIDE_BY_ZERO);
        }
        return divisor;
    }

    /** A long from a floating-point number without its fraction. */
    static long toLong(double number) {
        if (!(number >= -LONG_LIMIT && number < LONG_LIMIT)) {
            throw new ArithmeticException("out of the range of a 64-bit integer: " + number);
        }
        return (long) number;
    }

    static long toLong(BigInteger number) {
        if (number.bitLength() >= Long.SIZE) {
            throw new ArithmeticException("out of the range of a 64-bit integer: " + LargeDigits.brief(number));
        }
        return number.longValue();
    }

    static long toLong(BigDecimal number) {
        // A number with a huge exponent must not be written out.
        if ((long) number.precision() - number.scale() > Long.SIZE) {
            throw new ArithmeticException("out of the range of a 64-bit integer: " + number);
        }
        return toLong(Decimals.whole(number));
    }

    /** A finite floating-point number as a decimal. */
    static BigDecimal finite(double number) {
        if (!Double.isFinite(number)) {
            throw new ArithmeticException("not a finite number: " + number);
        }
        // The digits that the number is written with, rather than the binary fraction behind them, as in Clojure.
        return BigDecimal.valueOf(number).setScale(0, RoundingMode.DOWN);
    }
}
