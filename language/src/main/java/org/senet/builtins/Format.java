package org.senet.builtins;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.Printer;
import org.senet.data.Ratio;
import org.senet.nodes.core.Truth;

/** Texts with places for values: the part of Java's formats that games need, the same in every country. */
final class Format {
    private static final Pattern PLACE = Pattern.compile("%(?:(\\d+)\\$)?(([-+ 0,(#]*)(\\d*)(\\.\\d+)?([a-zA-Z%])?)");
    private static final int MAX_WIDTH = 1000;
    private static final int MAX_DIGITS = 20_000;
    private static final int BITS_IN_10_DIGITS = 34;

    private final String format;
    private final Object[] values;
    private int used;

    private Format(String format, Object[] values) {
        this.format = format;
        this.values = values;
    }

    /**
     * A text with values.
     *
     * @param arguments the format and the values
     * @throws IllegalArgumentException when a place is malformed, has no value, or one of the wrong kind
     */
    static String format(Object[] arguments) {
        return new Format(Arguments.string(arguments[0]), Arguments.from(arguments, 1)).text();
    }

    private String text() {
        var matcher = PLACE.matcher(format);
        var text = new StringBuilder();
        int end = 0;
        while (matcher.find()) {
            text.append(format, end, matcher.start());
            text.append(place(matcher));
            end = matcher.end();
        }
        return text.append(format, end, format.length()).toString();
    }

    private String place(Matcher matcher) {
        var place = matcher.group();
        var precision = matcher.group(5);
        checkSize(place, matcher.group(4));
        checkSize(place, precision == null ? "" : precision.substring(1));
        var index = matcher.group(1);
        var value =
                switch (matcher.group(6)) {
                    case "%", "n" -> null;
                    case "s", "S" -> text(value(place, index));
                    case "b", "B" -> Truth.core(value(place, index));
                    case "c", "C" -> character(place, value(place, index));
                    case "d", "o", "x", "X" -> integer(place, value(place, index));
                    case "e", "E", "f", "g", "G" -> real(place, value(place, index));
                    case null, default -> throw new IllegalArgumentException("`" + place + "` is no place for a value");
                };
        checkLength(place, value);
        try {
            return String.format(Locale.ROOT, "%" + matcher.group(2), value);
        } catch (IllegalFormatException e) {
            throw new IllegalArgumentException("`" + place + "` is no place for a value: " + e.getMessage(), e);
        }
    }

    /** Java writes numbers of any size out, which nothing can interrupt. */
    private static void checkLength(String place, @Nullable Object value) {
        boolean tooLong =
                switch (value) {
                    case BigInteger number -> number.bitLength() > MAX_DIGITS / 10 * BITS_IN_10_DIGITS;
                    case BigDecimal number -> number.precision() + Math.abs((long) number.scale()) > MAX_DIGITS;
                    case null, default -> false;
                };
        if (tooLong) {
            throw new IllegalArgumentException(
                    "the number for `" + place + "` has more than " + MAX_DIGITS + " digits");
        }
    }

    private static void checkSize(String place, String digits) {
        if (digits.length() > 4 || !digits.isEmpty() && Integer.parseInt(digits) > MAX_WIDTH) {
            throw new IllegalArgumentException("`" + place + "` asks for more than " + MAX_WIDTH + " characters");
        }
    }

    /** The value of a place: that of its number, from 1, or the next one of those without numbers. */
    private Object value(String place, @Nullable String index) {
        int at = index == null ? used++ : index.length() > 4 ? values.length : Integer.parseInt(index) - 1;
        if (at < 0 || at >= values.length) {
            throw new IllegalArgumentException("there is no value for `" + place + "`");
        }
        return values[at];
    }

    /** As in Clojure, nil is written here, although {@code str} leaves it out. */
    private static String text(Object value) {
        return value == Nil.NIL ? "null" : Printer.str(value);
    }

    private static Object character(String place, Object value) {
        return value instanceof Character ? value : unfit(place, "a character", value);
    }

    private static Object integer(String place, Object value) {
        return value instanceof Long || value instanceof BigInteger ? value : unfit(place, "an integer", value);
    }

    private static Object real(String place, Object value) {
        return switch (value) {
            case Ratio ratio -> ratio.doubleValue();
            case BigDecimal number -> number;
            case BigInteger number -> new BigDecimal(number);
            default -> Numbers.isNumber(value) ? Numbers.toDouble(value) : unfit(place, "a number", value);
        };
    }

    private static Object unfit(String place, String expected, Object value) {
        throw new IllegalArgumentException(
                "`" + place + "` is a place for " + expected + ", but the value is " + Printer.display(value, 60));
    }
}
