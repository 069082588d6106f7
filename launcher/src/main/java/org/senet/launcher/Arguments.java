package org.senet.launcher;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A command line, taken apart.
 *
 * @param parameters the required parameters in order, then the rest
 * @param options for every option given, its values; a flag has the value {@code ""}
 */
record Arguments(Syntax syntax, List<String> parameters, Map<String, List<String>> options) {
    private static final long MOST_THREADS = 1000;

    String parameter(int index) {
        return parameters.get(index);
    }

    /** What follows the required parameters. */
    List<String> rest() {
        return parameters.subList(syntax.parameters().size(), parameters.size());
    }

    boolean has(String option) {
        return options.containsKey(option);
    }

    Optional<String> text(String option) {
        return texts(option).stream().findFirst();
    }

    List<String> texts(String option) {
        return options.getOrDefault(option, List.of());
    }

    /** The whole number given to an option, or {@code otherwise}. */
    long number(String option, long min, long max, long otherwise) {
        return text(option)
                .map(text -> wholeNumber("`" + option + "`", text, min, max))
                .orElse(otherwise);
    }

    /** The whole number given to an option; else that of the match file, if it has one; else {@code otherwise}. */
    long number(String option, long min, long max, @Nullable Long ofMatch, long otherwise) {
        return number(option, min, max, ofMatch == null ? otherwise : Math.clamp(ofMatch, min, max));
    }

    /** How many threads work; 1 unless told otherwise. */
    int threads() {
        return (int) number("--threads", 1, MOST_THREADS, 1);
    }

    long seed(long otherwise) {
        return seed(null, otherwise);
    }

    /** @param ofMatch the seed that the match file has, if any */
    long seed(@Nullable Long ofMatch, long otherwise) {
        return number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, ofMatch, otherwise);
    }

    /** After how many moves a game is broken off. */
    long maxMoves(long otherwise) {
        return maxMoves(null, otherwise);
    }

    /** @param ofMatch the number that the match file has, if any */
    long maxMoves(@Nullable Long ofMatch, long otherwise) {
        return number("--max-moves", 1, Long.MAX_VALUE, ofMatch, otherwise);
    }

    /** Reads a whole number; {@code what} names it in the error message. */
    static long wholeNumber(String what, String text, long min, long max) {
        try {
            var number = Long.parseLong(text);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Not a number at all: the message below says what one looks like.
        }
        var range = max == Long.MAX_VALUE
                ? (min == Long.MIN_VALUE ? "" : ", " + min + " or more")
                : " from " + min + " to " + max;
        throw LauncherException.usage(what + " must be a whole number" + range + ", not `" + text + "`");
    }

    /** Splits {@code KEY=VALUE}. */
    static Map.Entry<String, String> pair(String option, String text) {
        var equals = text.indexOf('=');
        if (equals < 1) {
            throw LauncherException.usage(
                    "`" + option + "` takes a name and a value joined by `=`, not `" + text + "`");
        }
        return Map.entry(
                text.substring(0, equals).strip(), text.substring(equals + 1).strip());
    }
}
