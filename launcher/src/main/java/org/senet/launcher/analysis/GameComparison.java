package org.senet.launcher.analysis;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.GameRow;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.statistics.Contrast;

/**
 * How two games differ.
 *
 * @param first what the first game is called
 * @param second what the second game is called
 * @param seed of the games that were played
 * @param partial whether it was ended before everything was compared and played
 * @param difference the shortest line after which moves differ; null when none was found
 * @param compared how many pairs of positions were looked at for it
 * @param depth up to which length all lines were compared
 * @param series what was played, and how its figures differ
 */
public record GameComparison(
        String first,
        String second,
        long seed,
        boolean partial,
        LineSearch.@Nullable Difference difference,
        long compared,
        int depth,
        List<Played> series) {
    private static final double SIGNIFICANT = 0.05;
    private static final int MOVES = 12;

    /**
     * Games of one kind of both games.
     *
     * @param title who plays
     * @param games how many there are of the first game
     * @param otherGames how many there are of the second one
     */
    public record Played(String title, int games, int otherGames, List<Row> rows) {

        /** Of closed series. */
        public static Played of(Subject subject, Series first, Subject other, Series second) {
            var names = new ArrayList<String>();
            var contrasts = new ArrayList<Contrast>();
            for (int i = 0;
                    i < Math.min(subject.players().size(), other.players().size());
                    i++) {
                var one = subject.players().get(i);
                var two = other.players().get(i);
                names.add("won by " + both(one, two));
                contrasts.add(parts(first, second, row -> row.isWonBy(one), row -> row.isWonBy(two)));
            }
            addLosses(names, contrasts, subject.players(), first, other.players(), second);
            names.add("drawn");
            Predicate<GameRow> drawn = subject.isSolitaire() ? GameRow::isWonByNobody : GameRow::isDraw;
            Predicate<GameRow> otherDrawn = other.isSolitaire() ? GameRow::isWonByNobody : GameRow::isDraw;
            contrasts.add(parts(first, second, drawn, otherDrawn));
            names.add("unfinished");
            contrasts.add(parts(first, second, row -> !row.isFinished(), row -> !row.isFinished()));
            for (var measure : Measure.values()) {
                names.add(measure.key());
                contrasts.add(Contrast.ofMeans(first.sample(measure), second.sample(measure)));
            }
            var adjusted = Contrast.adjusted(contrasts.stream().map(Contrast::p).toList());
            var rows = new ArrayList<Row>();
            for (int i = 0; i < names.size(); i++) {
                rows.add(new Row(names.get(i), contrasts.get(i), adjusted.get(i)));
            }
            return new Played(first.title(), first.size(), second.size(), List.copyOf(rows));
        }

        /** Where more than two play, some lose games that nobody wins. */
        private static void addLosses(
                List<String> names,
                List<Contrast> contrasts,
                List<String> players,
                Series first,
                List<String> others,
                Series second) {
            int both = Math.min(players.size(), others.size());
            for (int i = 0; both > 1 && i < both; i++) {
                var one = players.get(i);
                var two = others.get(i);
                if (first.rows().stream().anyMatch(row -> row.isLostBy(one))
                        || second.rows().stream().anyMatch(row -> row.isLostBy(two))) {
                    names.add("lost by " + both(one, two));
                    contrasts.add(parts(first, second, row -> row.isLostBy(one), row -> row.isLostBy(two)));
                }
            }
        }

        private static String both(String one, String two) {
            return one.equals(two) ? one : one + " / " + two;
        }

        private static Contrast parts(
                Series first, Series second, Predicate<GameRow> wanted, Predicate<GameRow> otherWanted) {
            return Contrast.ofParts(
                    first.rows().stream().filter(wanted).count(),
                    first.size(),
                    second.rows().stream().filter(otherWanted).count(),
                    second.size());
        }
    }

    /**
     * A figure of both games.
     *
     * @param adjusted the probability of the test, adjusted for the number of tests
     */
    public record Row(String name, Contrast contrast, double adjusted) {
        boolean isSignificant() {
            return adjusted < SIGNIFICANT;
        }
    }

    /** The lines of the report. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(first + " and " + second + ", seed " + seed + (partial ? ", ended early" : ""));
        lines.add("");
        if (difference == null) {
            lines.add("  no line was found after which moves differ; "
                    + (depth == Integer.MAX_VALUE
                            ? "all positions were compared"
                            : "all lines of up to " + Math.max(depth, 0) + " moves were compared")
                    + ", " + compared + " positions in all");
        } else {
            lines.add("  moves differ after: "
                    + (difference.line().isEmpty() ? "no move" : String.join(", ", difference.line()))
                    + (difference.shortest() ? "" : " (there may be a shorter line)"));
            lines.add("  only in " + first + ": " + told(difference.onlyFirst(), difference.firstResult()));
            lines.add("  only in " + second + ": " + told(difference.onlySecond(), difference.secondResult()));
        }
        series.forEach(played -> lines(lines, played));
        return lines;
    }

    private static String told(List<String> moves, @Nullable String result) {
        if (moves.isEmpty()) {
            return result == null ? "nothing" : "the game is over, " + result;
        }
        var some = String.join(", ", moves.stream().limit(MOVES).toList());
        return some + (moves.size() > MOVES ? " and " + (moves.size() - MOVES) + " more" : "");
    }

    private static void lines(List<String> lines, Played played) {
        lines.add("");
        lines.add(String.format(Locale.ROOT, "%s, %d and %d games", played.title, played.games, played.otherGames));
        lines.add(String.format(
                Locale.ROOT, "  %-18s %10s %10s %11s %-24s %s", "", "first", "second", "difference", " interval", "p"));
        for (var row : played.rows) {
            var contrast = row.contrast;
            if (!Double.isNaN(contrast.first()) || !Double.isNaN(contrast.second())) {
                lines.add(String.format(
                                Locale.ROOT,
                                "  %-18s %10s %10s %11s %-24s %s%s",
                                row.name,
                                TextReport.number(contrast.first()),
                                TextReport.number(contrast.second()),
                                TextReport.number(contrast.difference()),
                                Double.isFinite(contrast.interval().low())
                                        ? "["
                                                + TextReport.number(
                                                        contrast.interval().low()) + ", "
                                                + TextReport.number(
                                                        contrast.interval().high()) + "]"
                                        : "",
                                Double.isNaN(row.adjusted) ? "" : String.format(Locale.ROOT, "%.4f", row.adjusted),
                                row.isSignificant() ? " *" : "")
                        .stripTrailing());
            }
        }
    }

    /** Writes it as a JSON object; numbers that do not exist are null. */
    public void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("first").value(first);
        json.name("second").value(second);
        json.name("seed").value(seed);
        json.name("partial").value(partial);
        json.name("same").value(difference == null);
        json.name("compared").value(compared);
        json.name("complete").value(difference == null && depth == Integer.MAX_VALUE);
        if (difference != null) {
            json.name("difference").beginObject();
            texts(json.name("line"), difference.line());
            json.name("shortest").value(difference.shortest());
            texts(json.name("onlyFirst"), difference.onlyFirst());
            texts(json.name("onlySecond"), difference.onlySecond());
            json.name("firstResult").value(difference.firstResult());
            json.name("secondResult").value(difference.secondResult());
            json.endObject();
        }
        json.name("series").beginArray();
        for (var played : series) {
            json.beginObject();
            json.name("plays").value(played.title);
            json.name("firstGames").value(played.games);
            json.name("secondGames").value(played.otherGames);
            json.name("figures").beginArray();
            for (var row : played.rows) {
                write(json, row);
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }

    private static void write(JsonWriter json, Row row) throws IOException {
        json.beginObject();
        json.name("name").value(row.name);
        number(json.name("first"), row.contrast.first());
        number(json.name("second"), row.contrast.second());
        number(json.name("difference"), row.contrast.difference());
        json.name("interval").beginArray();
        number(json, row.contrast.interval().low());
        number(json, row.contrast.interval().high());
        json.endArray();
        number(json.name("p"), row.contrast.p());
        number(json.name("adjusted"), row.adjusted);
        json.name("significant").value(row.isSignificant());
        json.endObject();
    }

    private static void number(JsonWriter json, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.value(value);
        } else {
            json.nullValue();
        }
    }

    private static void texts(JsonWriter json, List<String> texts) throws IOException {
        json.beginArray();
        for (var text : texts) {
            json.value(text);
        }
        json.endArray();
    }
}
