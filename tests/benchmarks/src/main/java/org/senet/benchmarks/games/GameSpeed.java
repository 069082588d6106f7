package org.senet.benchmarks.games;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How fast a game is.
 *
 * @param row the game
 * @param playouts its random games
 * @param leaves its lines of play
 */
record GameSpeed(Row row, Figures playouts, Figures leaves) {
    private static final double MILLION = 1e6;
    private static final String HEADER = """
            | game | playouts/s | moves/s | length | Ludii | RBG | by hand | perft | M leaves/s | Ludii | RBG | by hand |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    /**
     * Medians.
     *
     * @param perSecond per second of the thread's processor time
     * @param perProcessSecond per second of the processor time of all threads of the process
     * @param length plies of a random game on the average
     */
    record Figures(double perSecond, double perProcessSecond, double length) {
        static Figures read(String line) {
            var numbers = line.split(" ");
            return new Figures(
                    Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]), Double.parseDouble(numbers[2]));
        }
    }

    /** A table in Markdown; ratios above 1 mean that Senet is faster. */
    static String markdown(List<GameSpeed> speeds) {
        return speeds.stream().map(GameSpeed::line).collect(Collectors.joining("", HEADER, ""));
    }

    private String line() {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %.0f | %s | %s | %s | %d | %.2f | %s | %s | %s |%n",
                row.game(),
                rounded(playouts.perSecond),
                rounded(playouts.perSecond * playouts.length),
                playouts.length,
                ratio(playouts.perSecond, row.playouts().ludii()),
                ratio(playouts.perSecond, row.playouts().rbg()),
                ratio(playouts.perSecond, row.playouts().byHand()),
                row.depth(),
                leaves.perSecond / MILLION,
                ratio(leaves.perSecond, row.leaves().ludii()),
                ratio(leaves.perSecond, row.leaves().rbg()),
                ratio(leaves.perSecond, row.leaves().byHand()));
    }

    private static String rounded(double number) {
        var digits = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(number, 1))) - 2));
        return String.format(Locale.ROOT, "%.0f", Math.round(number / digits) * digits);
    }

    private static String ratio(double ours, double theirs) {
        if (theirs == 0) {
            return "";
        }
        double ratio = ours / theirs;
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.0f", ratio);
    }

    /** The figures as JSON. */
    static String json(List<GameSpeed> speeds) {
        return speeds.stream()
                .map(s -> String.format(
                        Locale.ROOT,
                        "  {\"game\": \"%s\", \"depth\": %d, \"playouts\": %s, \"perft\": %s}",
                        s.row.game(),
                        s.row.depth(),
                        json(s.playouts, s.row.playouts()),
                        json(s.leaves, s.row.leaves())))
                .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
    }

    private static String json(Figures figures, Row.Peers peers) {
        return String.format(
                Locale.ROOT,
                "{\"perSecond\": %.1f, \"perProcessSecond\": %.1f, \"length\": %.2f, \"ludii\": %.1f, \"rbg\": %.1f,"
                        + " \"byHand\": %.1f}",
                figures.perSecond,
                figures.perProcessSecond,
                Double.isNaN(figures.length) ? 0 : figures.length,
                peers.ludii(),
                peers.rbg(),
                peers.byHand());
    }
}
