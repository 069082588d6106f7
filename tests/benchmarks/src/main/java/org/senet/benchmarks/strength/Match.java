package org.senet.benchmarks.strength;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.senet.benchmarks.SenetCommand;

/**
 * How a match of two players went, with changing sides and openings at random.
 *
 * @param finished how many games have come to an end
 * @param unfinished how many were broken off
 * @param score the part of the points of the finished games that the first player has; a draw is half a point
 * @param low the least that the score may be with a confidence of 95 %
 * @param high the most
 * @param json all that {@code senet match} says
 */
record Match(long finished, long unfinished, double score, double low, double high, String json) {
    /** What a machine needs at most to start, and to play a game to its end. */
    private static final long SECONDS_MORE = 600;

    private static final String NUMBER = "([0-9.eE+-]+)";
    private static final double HUNDRED = 100;

    /**
     * Plays a match.
     *
     * @param first such as {@code uct:time=20ms}
     * @param games how many at most
     * @param seconds after which no more games begin
     * @throws IOException when the command fails, or no game came to an end
     */
    static Match play(SenetCommand senet, String game, String first, String second, long games, long seconds)
            throws IOException {
        var arguments = List.of(
                "match",
                game,
                "--white",
                first,
                "--black",
                second,
                "--alternate",
                "--opening",
                "2",
                "--seed",
                "1",
                "--max-moves",
                "250",
                "--games",
                Long.toString(games),
                "--seconds",
                Long.toString(seconds),
                "--json");
        return parse(String.join("\n", senet.run(arguments, seconds + SECONDS_MORE)));
    }

    /**
     * Reads what {@code senet match --json} prints.
     *
     * @throws IOException when that has no score
     */
    static Match parse(String json) throws IOException {
        long unfinished = (long) find(json, "\"unfinished\"\\s*:\\s*" + NUMBER);
        return new Match(
                (long) find(json, "\"games\"\\s*:\\s*" + NUMBER) - unfinished,
                unfinished,
                find(json, "\"score\"\\s*:\\s*" + NUMBER),
                find(json, "\"scoreInterval\"\\s*:\\s*\\[\\s*" + NUMBER),
                find(json, "\"scoreInterval\"\\s*:\\s*\\[[^,]*,\\s*" + NUMBER),
                json);
    }

    private static double find(String json, String pattern) throws IOException {
        var found = Pattern.compile(pattern).matcher(json);
        if (!found.find()) {
            throw new IOException("there is no " + pattern + " in " + json);
        }
        return Double.parseDouble(found.group(1));
    }

    /** For a table: the score with its bounds in percent, and the number of games. */
    String cell() {
        return String.format(
                Locale.ROOT, "%.0f (%.0f to %.0f), %d", HUNDRED * score, HUNDRED * low, HUNDRED * high, finished);
    }
}
