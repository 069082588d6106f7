package org.senet.builtins;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Supplier;
import org.senet.data.LargeDigits;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.Ratio;

/** What a number is like, and numbers of one kind as numbers of another. */
final class NumberFunctions {
    private NumberFunctions() {}

    static void install(Library library) {
        signs(library);
        kinds(library);
        ranges(library);
        conversions(library);
        parsing(library);
    }

    private static void signs(Library library) {
        library.one("zero?", """
            Whether a number is zero.
            (zero? 0) => true
            (zero? 0.0) => true
            """, Numbers::isZero);
        library.one("pos?", """
            Whether a number is greater than zero.
            (pos? 3) => true
            """, Numbers::isPositive);
        library.one("neg?", """
            Whether a number is less than zero.
            (neg? 3) => false
            """, Numbers::isNegative);
        library.one("even?", """
            Whether an integer is even.
            (even? 4) => true
            """, n -> !odd(n));
        library.one("odd?", """
            Whether an integer is odd.
            (odd? 4) => false
            """, NumberFunctions::odd);
        library.one("abs", """
            The number without its sign.
            (abs -3) => 3
            """, NumberFunctions::absolute);
    }

    private static boolean odd(Object number) {
        if (number instanceof Long n) {
            return (n & 1) != 0;
        }
        if (Numbers.isInteger(number)) {
            return Numbers.toBigInteger(number).testBit(0);
        }
        throw new WrongArgument("an integer", number);
    }

    private static Object absolute(Object number) {
        return switch (number) {
            case Long n -> Math.abs(n);
            case Double n -> Math.abs(n);
            default -> Numbers.isNegative(number) ? Numbers.negate(number) : number;
        };
    }

    private static void kinds(Library library) {
        library.small("number?", """
            Whether a value is a number.
            (number? 1/2) => true
            """, Numbers::isNumber);
        library.small("integer?", """
            Whether a value is a whole number of any size.
            (integer? 12N) => true
            """, Numbers::isInteger);
        library.small("int?", """
            Whether a value is a whole number of 64 bits.
            (int? 12) => true
            (int? 12N) => false
            """, v -> v instanceof Long);
        library.small("float?", """
            Whether a value is a floating-point number.
            (float? 1.5) => true
            """, v -> v instanceof Double);
        library.small("double?", """
            Whether a value is a floating-point number.
            (double? 1) => false
            """, v -> v instanceof Double);
        library.small("ratio?", """
            Whether a value is an exact fraction.
            (ratio? 1/3) => true
            """, v -> v instanceof Ratio);
        library.small("decimal?", """
            Whether a value is a decimal number.
            (decimal? 1.5M) => true
            """, v -> v instanceof BigDecimal);
        library.small("rational?", """
            Whether a value is an exact number: an integer, a fraction or a decimal.
            (rational? 1/3) => true
            (rational? 0.5) => false
            """, v -> v instanceof Ratio || v instanceof BigDecimal || Numbers.isInteger(v));
    }

    private static void ranges(Library library) {
        library.one("NaN?", """
            Whether a number is the floating-point value that is not a number.
            (NaN? ##NaN) => true
            """, v -> Double.isNaN(Numbers.toDouble(v)));
        library.one("nan?", """
            The same as NaN?.
            (nan? 1.0) => false
            """, v -> Double.isNaN(Numbers.toDouble(v)));
        library.one("infinite?", """
            Whether a number is one of the two infinities.
            (infinite? ##-Inf) => true
            """, v -> Double.isInfinite(Numbers.toDouble(v)));
        library.small("nat-int?", """
            Whether a value is a whole number of 64 bits that is not negative.
            (nat-int? 0) => true
            """, v -> v instanceof Long n && n >= 0);
        library.small("pos-int?", """
            Whether a value is a whole number of 64 bits greater than zero.
            (pos-int? 0) => false
            """, v -> v instanceof Long n && n > 0);
        library.small("neg-int?", """
            Whether a value is a whole number of 64 bits less than zero.
            (neg-int? -1) => true
            """, v -> v instanceof Long n && n < 0);
    }

    private static void conversions(Library library) {
        library.one("numerator", """
            The number above the line of a fraction.
            (numerator 2/3) => 2
            """, v -> narrowed(ratio(v).numerator()));
        library.one("denominator", """
            The number below the line of a fraction.
            (denominator 2/3) => 3
            """, v -> narrowed(ratio(v).denominator()));
        library.one("long", """
            A number without its fraction, or a character's code, as an integer of 64 bits.
            (long 3.7) => 3
            (long \\a) => 97
            """, NumberFunctions::toLong);
        library.one("int", """
            A number without its fraction, or a character's code, as an integer of 32 bits.
            (int -3.7) => -3
            """, NumberFunctions::toInt);
        library.one("short", """
            A number without its fraction, or a character's code, as an integer of 16 bits.
            (short 3.7) => 3
            """, NumberFunctions::toShort);
        library.one("byte", """
            A number without its fraction, or a character's code, as an integer of 8 bits.
            (byte 3.7) => 3
            """, NumberFunctions::toByte);
        library.one("num", """
            The number itself, or nil; anything else is an error.
            (num 1/2) => 1/2
            """, v -> v == Nil.NIL ? v : ArithmeticFunctions.number(v));
        library.one("rationalize", """
            A number as an exact one: an integer or a fraction.
            (rationalize 1.5) => 3/2
            """, NumberFunctions::toRational);
        library.one("double", """
            A number as the nearest floating-point number.
            (double 1/4) => 0.25
            """, Numbers::toDouble);
        library.one("float", """
            A number as the nearest floating-point number of single precision.
            (float 1/4) => 0.25
            """, NumberFunctions::toFloat);
        library.one("bigint", """
            A number without its fraction, or a text of digits, as an integer of any size.
            (bigint 7) => 7N
            (bigint "123456789012345678901234567890") => 123456789012345678901234567890N
            """, NumberFunctions::toBigInteger);
        library.one("biginteger", """
            A number without its fraction as an integer of any size.
            (biginteger 7.9) => 7N
            """, NumberFunctions::toBigInteger);
        library.one("bigdec", """
            A number, or a text of digits, as a decimal.
            (bigdec 1/4) => 0.25M
            (bigdec "1.50") => 1.50M
            """, NumberFunctions::toDecimal);
    }

    private static Ratio ratio(Object value) {
        if (value instanceof Ratio ratio) {
            return ratio;
        }
        throw new WrongArgument("a fraction such as 1/3", value);
    }

    private static Object narrowed(BigInteger number) {
        return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
    }

    static Object toLong(Object value) {
        return value instanceof Character c ? (long) c : Numbers.toLongExact(value);
    }

    static Object toInt(Object value) {
        return narrow(value, Integer.MIN_VALUE, Integer.MAX_VALUE, "a 32-bit integer");
    }

    static Object toShort(Object value) {
        return narrow(value, Short.MIN_VALUE, Short.MAX_VALUE, "a 16-bit integer");
    }

    static Object toByte(Object value) {
        return narrow(value, Byte.MIN_VALUE, Byte.MAX_VALUE, "an 8-bit integer");
    }

    /** A number without its fraction, or a character's code; the number itself, not only that, must be in the range. */
    private static Object narrow(Object value, long least, long most, String kind) {
        if (value instanceof Character c && c <= most) {
            return (long) c;
        }
        if (Numbers.less(value, least) || Numbers.less(most, value)) {
            throw new ArithmeticException("out of the range of " + kind + ": " + value);
        }
        return Numbers.toLongExact(value);
    }

    static Object toFloat(Object value) {
        double number = Numbers.toDouble(value);
        if (Math.abs(number) > Float.MAX_VALUE) {
            throw new ArithmeticException("out of the range of single precision: " + number);
        }
        return (double) (float) number;
    }

    private static Object toRational(Object value) {
        return switch (value) {
            case Double number
            when !Double.isFinite(number) -> throw new ArithmeticException("not a finite number: " + number);
            case Double number -> Numbers.toFraction(BigDecimal.valueOf(number));
            case BigDecimal number -> Numbers.toFraction(number);
            default -> ArithmeticFunctions.number(value);
        };
    }

    private static Object toBigInteger(Object value) {
        if (!(value instanceof String text)) {
            return Numbers.toBigInteger(value);
        }
        try {
            return LargeDigits.read(text, 10);
        } catch (NumberFormatException e) {
            throw new WrongArgument("a number or a text of digits", value);
        }
    }

    private static Object toDecimal(Object value) {
        try {
            return Numbers.toDecimal(value);
        } catch (NumberFormatException e) {
            throw new WrongArgument("a finite number or a text of digits", value);
        }
    }

    private static void parsing(Library library) {
        library.one("parse-long", """
            The integer that a text is, or nil.
            (parse-long "-12") => -12
            (parse-long "12x") => nil
            """, v -> parsed(() -> Long.parseLong(Arguments.string(v))));
        library.one("parse-double", """
            The floating-point number that a text is, or nil.
            (parse-double "2.5") => 2.5
            (parse-double "two") => nil
            """, v -> parsed(() -> Double.parseDouble(Arguments.string(v))));
        library.one("parse-boolean", """
            The truth value that a text is, or nil.
            (parse-boolean "true") => true
            (parse-boolean "yes") => nil
            """, v -> switch (Arguments.string(v)) {
            case "true" -> true;
            case "false" -> false;
            default -> Nil.NIL;
        });
    }

    private static Object parsed(Supplier<Object> parser) {
        try {
            return parser.get();
        } catch (NumberFormatException e) {
            return Nil.NIL;
        }
    }
}
