package org.senet.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Duplicates;

/**
 * The options of a game that the engine understands.
 *
 * @param deferCaptures captured pieces stay on the board, belonging to nobody, until the move is over
 * @param duplicates which moves are one move
 * @param numberPositions positions are written as numbers
 */
record Options(boolean deferCaptures, Duplicates duplicates, boolean numberPositions) {
    private static final int MOST_VALUES = 100_000;
    private static final int MOST_SHOWN = 20;
    private static final Map<String, List<String>> KNOWN = Map.of(
            "captures", List.of("at-once", "at-end"),
            "duplicates", List.of("keep", "merge", "merge-results"),
            "positions", List.of("names", "numbers"));

    /** The values of the options, the first of each when a game does not give it. */
    static Options of(Map<String, String> given) {
        return new Options(
                "at-end".equals(given.get("captures")),
                switch (given.getOrDefault("duplicates", "keep")) {
                    case "merge" -> Duplicates.ACTIONS;
                    case "merge-results" -> Duplicates.RESULTS;
                    default -> Duplicates.KEEP;
                },
                "numbers".equals(given.get("positions")));
    }

    /**
     * Fails when an option is not known or cannot have a value.
     *
     * @param own the game's own options with their values
     * @param span the place to report, or null
     */
    static void check(String key, String value, Map<String, List<String>> own, @Nullable SourceSpan span) {
        var values = own.getOrDefault(key, KNOWN.get(key));
        if (values == null) {
            throw SenetException.at(span, "unknown option `" + key + "`", hint(key, own.keySet()));
        }
        if (!values.contains(value)) {
            throw SenetException.at(span, "the option `" + key + "` cannot be `" + value + "`", described(values));
        }
    }

    /**
     * The values from one whole number to another.
     *
     * @param span the place to report
     */
    static List<String> range(PersistentVector bounds, SourceSpan span) {
        if (bounds.size() != 2
                || !(bounds.get(0) instanceof Long from)
                || !(bounds.get(1) instanceof Long to)
                || to < from
                || to - from > MOST_VALUES) {
            throw SenetException.at(
                    span,
                    "a range of values is two whole numbers, the smaller one first, at most " + MOST_VALUES + " apart",
                    "it is written [0 959]");
        }
        return LongStream.rangeClosed(from, to).mapToObj(Long::toString).toList();
    }

    /** Which values an option may have, in words. */
    static String described(List<String> values) {
        return values.size() <= MOST_SHOWN
                ? "it is one of: " + String.join(", ", values)
                : "it is one of " + values.size() + " values, such as " + String.join(", ", values.subList(0, 3));
    }

    private static String hint(String wrong, Set<String> own) {
        var known = new TreeSet<>(own);
        known.addAll(KNOWN.keySet());
        var near = Suggest.hint(wrong, known);
        return near != null
                ? near
                : "the options are: " + String.join(", ", known)
                        + "; a game declares one of its own with all its values";
    }
}
