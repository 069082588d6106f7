package org.senet.players;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.players.SearchOptions.Noise;
import org.senet.runtime.Function;

/** Reads the options of a player, which are values of a program or texts of a command line. */
final class OptionReader {
    private static final int SHOWN = 40;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double LONGEST = 1e15;
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|)");

    private final Method method;
    private final Map<String, Object> given;

    /** @throws SenetException when the method has no such options */
    OptionReader(Method method, Map<String, Object> given) {
        this.method = method;
        this.given = given;
        var known = method.options();
        for (var name : given.keySet()) {
            if (!known.contains(name)) {
                var near = Suggest.hint(name, known);
                throw SenetException.runtime(
                        null,
                        "the player `" + method.word() + "` has no option `" + name + "`",
                        near == null ? "its options are: " + String.join(", ", known) : near);
            }
        }
    }

    long number(String name, long least, long most, long otherwise) {
        var value = given.get(name);
        if (value == null) {
            return otherwise;
        }
        var number = value instanceof String text && text.matches("-?\\d{1,18}") ? (Object) Long.valueOf(text) : value;
        if (number instanceof Long whole && whole >= least && whole <= most) {
            return whole;
        }
        throw wrong(
                name,
                least == Long.MIN_VALUE
                        ? "a whole number"
                        : most == Long.MAX_VALUE
                                ? "a whole number from " + least
                                : "a whole number from " + least + " to " + most,
                value);
    }

    double decimal(String name, double otherwise) {
        var value = given.get(name);
        if (value == null) {
            return otherwise;
        }
        double number = value instanceof String text && text.matches("\\d{1,9}(\\.\\d{1,9})?")
                ? Double.parseDouble(text)
                : Numbers.isNumber(value) ? Numbers.toDouble(value) : -1;
        if (number >= 0 && number < LONGEST) {
            return number;
        }
        throw wrong(name, "a number that is not negative", value);
    }

    /** In nanoseconds; a number without a unit is of milliseconds. */
    long duration(String name, long otherwise) {
        var value = given.get(name);
        if (value == null) {
            return otherwise;
        }
        var matcher = DURATION.matcher(value instanceof String text ? text : Printer.str(value));
        if (matcher.matches()) {
            double millis = Double.parseDouble(matcher.group(1))
                    * switch (matcher.group(2)) {
                        case "m" -> 60_000;
                        case "s" -> 1000;
                        default -> 1;
                    };
            if (millis > 0) {
                return (long) (millis * NANOS_PER_MILLI);
            }
        }
        throw wrong(name, "a time such as 500ms, 2s or 1m, or a number of milliseconds", value);
    }

    boolean truth(String name) {
        var value = given.get(name);
        if (value == null || "false".equals(value) || Boolean.FALSE.equals(value)) {
            return false;
        }
        if ("true".equals(value) || Boolean.TRUE.equals(value)) {
            return true;
        }
        throw wrong(name, "true or false", value);
    }

    /** What makes moves noisy: a word, words with plus signs between them, or a collection of words. */
    Set<Noise> noisy(String name) {
        var value = given.get(name);
        if (value == null) {
            return EnumSet.allOf(Noise.class);
        }
        var found = EnumSet.noneOf(Noise.class);
        for (var word : value instanceof Iterable<?> words
                ? words
                : List.of((Object[]) text(value).split("\\+", -1))) {
            switch (text(word).toLowerCase(Locale.ROOT)) {
                case "capture" -> found.add(Noise.CAPTURE);
                case "promotion" -> found.add(Noise.PROMOTION);
                case "none" -> found.clear();
                default -> throw wrong(name, "`capture`, `promotion`, `capture+promotion` or `none`", value);
            }
        }
        return found;
    }

    /** What pieces are worth: a map, or a text such as {@code Queen/9+Rook/5}. */
    Map<String, Double> worth(String name) {
        var value = given.get(name);
        var worth = new HashMap<String, Double>();
        if (value instanceof PersistentMap map) {
            for (var entry : map) {
                worth.put(text(entry.getKey()), worth(name, entry.getValue(), value));
            }
        } else if (value instanceof String text) {
            for (var pair : text.split("\\+", -1)) {
                int slash = pair.indexOf('/');
                if (slash < 0) {
                    throw wrong(name, "what types of pieces are worth, such as `Queen/9+Rook/5`", value);
                }
                worth.put(pair.substring(0, slash).strip(), worth(name, pair.substring(slash + 1), value));
            }
        } else if (value != null) {
            throw wrong(name, "a map from types of pieces to numbers", value);
        }
        return Map.copyOf(worth);
    }

    private double worth(String name, Object number, Object whole) {
        if (number instanceof String text && text.matches("\\d{1,6}(\\.\\d{1,6})?")) {
            return Double.parseDouble(text);
        }
        if (Numbers.isNumber(number) && Math.abs(Numbers.toDouble(number)) < 1e6) {
            return Numbers.toDouble(number);
        }
        throw wrong(name, "numbers for types of pieces", whole);
    }

    @Nullable
    Function function(String name) {
        var value = given.get(name);
        if (value == null || value instanceof Function) {
            return (Function) value;
        }
        throw wrong(name, "a function of a position and a player's name", value);
    }

    private static String text(Object value) {
        return value instanceof Keyword || value instanceof Symbol
                ? Printer.str(value).replaceFirst("^:", "")
                : Printer.str(value);
    }

    private SenetException wrong(String name, String expected, Object value) {
        return SenetException.runtime(
                null,
                "the option `" + name + "` of the player `" + method.word() + "` must be " + expected + ", not "
                        + Printer.display(value, SHOWN));
    }
}
