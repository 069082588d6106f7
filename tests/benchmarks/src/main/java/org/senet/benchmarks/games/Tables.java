package org.senet.benchmarks.games;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Measurements as tables in Markdown. Ratios are speeds of Senet divided by those of others: above 1, Senet is faster. */
final class Tables {
    private static final double MILLION = 1e6;
    private static final String PEERS = """
            | game | playouts/s | moves/s | length | Ludii | RBG | by hand | perft | M leaves/s | Ludii | RBG | by hand |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;
    private static final String YARDSTICKS = """
            | game | rules | task | Java by hand | Senet, 1/s | Java, 1/s | ratio |
            |---|---|---|---|--:|--:|--:|
            """;
    private static final String COSTS = """
            | game | `senet moves`, s | half of peak after, s | load again, ms | bytes/position | bytes/move | bytes allocated/leaf | two threads, warm | `--threads 2` |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    private Tables() {}

    static String all(String machine, List<GameSpeed> speeds) {
        var yardsticks = speeds.stream()
                .flatMap(speed -> speed.duels().stream()
                        .flatMap(duel -> duel.rivals().stream().map(rival -> yardstick(speed.row(), duel, rival))))
                .collect(Collectors.joining());
        return String.join(
                "\n",
                speeds.stream().map(Tables::peers).collect(Collectors.joining("", PEERS, "")),
                yardsticks.isEmpty() ? "" : YARDSTICKS + yardsticks,
                speeds.stream().map(Tables::costs).collect(Collectors.joining("", COSTS, "")),
                "Measured in one sitting: " + machine + ".\n");
    }

    /** A game in a line, for who waits. */
    static String summary(GameSpeed speed) {
        return String.format(
                Locale.ROOT,
                "%s: %.2f M moves/s, %.2f M leaves/s in bulk, %s playouts/s%s",
                speed.row().game(),
                speed.duel(Task.MOVES).speed() / MILLION,
                speed.duel(Task.BULK).speed() / MILLION,
                rounded(speed.duel(Task.PLAYOUTS).speed()),
                speed.duels().stream()
                        .flatMap(duel -> duel.rivals().stream()
                                .map(rival -> String.format(
                                        Locale.ROOT, "%s %.2f", rival.design().key(), duel.ratio(rival))))
                        .collect(Collectors.joining(", ", speed.row().hasYardstick() ? "; ratios " : "", "")));
    }

    private static String peers(GameSpeed speed) {
        var row = speed.row();
        var playouts = speed.duel(Task.PLAYOUTS);
        double leaves = speed.duel(Task.BULK).speed();
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %.0f | %s | %s | %s | %d | %.2f | %s | %s | %s |%n",
                row.game(),
                rounded(playouts.speed()),
                rounded(playouts.speed() * playouts.length()),
                playouts.length(),
                ratio(playouts.speed(), row.playouts().ludii()),
                ratio(playouts.speed(), row.playouts().rbg()),
                ratio(playouts.speed(), row.playouts().byHand()),
                row.depth(),
                leaves / MILLION,
                ratio(leaves, row.leaves().ludii()),
                ratio(leaves, row.leaves().rbg()),
                ratio(leaves, row.leaves().byHand()));
    }

    private static String yardstick(Row row, Duel duel, Duel.Rival rival) {
        var task =
                switch (duel.task()) {
                    case MOVES -> "perft " + row.depth() + ", moves made";
                    case BULK -> "perft " + row.depth() + ", in bulk";
                    case PLAYOUTS -> "playouts" + (duel.isSameGame(rival) ? "" : " (of other lengths!)");
                };
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s | %.2f |%n",
                row.game(),
                duel.whole() ? "whole" : "moves only",
                task,
                rival.design().key(),
                perSecond(duel.speed()),
                perSecond(rival.speed()),
                duel.ratio(rival));
    }

    private static String costs(GameSpeed speed) {
        return String.format(
                Locale.ROOT,
                "| %s | %.2f | %s | %.1f | %.0f | %s | %.1f | %s | %s |%n",
                speed.row().game(),
                Slice.median(speed.startMillis(), Double::doubleValue) / 1e3,
                seconds(speed),
                speed.loadMillis(),
                speed.positionBytes(),
                speed.moveBytes() < 0 ? "" : String.format(Locale.ROOT, "%.0f", speed.moveBytes()),
                speed.duel(Task.MOVES).allocated(),
                ratio(speed.warmScaling(), speed.warmScaling() > 0 ? 1 : 0),
                ratio(speed.scaling(), speed.scaling() > 0 ? 1 : 0));
    }

    private static String perSecond(double number) {
        return number < MILLION ? rounded(number) : String.format(Locale.ROOT, "%.2f M", number / MILLION);
    }

    private static String seconds(GameSpeed speed) {
        double half = speed.secondsToHalf();
        return Double.isFinite(half)
                ? String.format(Locale.ROOT, "%.1f", half)
                : String.format(Locale.ROOT, "> %.1f", speed.curve().getLast().age());
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
}
