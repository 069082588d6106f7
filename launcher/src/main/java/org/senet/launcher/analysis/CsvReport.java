package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.GameRow;

/** Writes games as comma-separated values (RFC 4180), a line for each with the columns' names in the first one. */
public final class CsvReport {
    private static final List<String> COLUMNS =
            List.of("series", "game", "seed", "outcome", "winner", "result", "ending", "first", "moves");

    private CsvReport() {}

    /**
     * The text of the file.
     *
     * @param players get a column for their points each, if the game counts points
     */
    public static String of(List<Series> all, List<String> players) {
        boolean points = all.stream().flatMap(series -> series.rows().stream()).anyMatch(row -> !row.scores()
                .isEmpty());
        var text = new StringBuilder();
        var titles = new ArrayList<>(COLUMNS);
        for (var measure : Measure.values()) {
            if (measure != Measure.LENGTH) {
                titles.add(measure.key());
            }
        }
        if (points) {
            players.forEach(player -> titles.add("points " + player));
        }
        line(text, titles);
        for (var series : all) {
            for (var row : series.rows()) {
                line(text, cells(series.title(), row, points ? players : List.of()));
            }
        }
        return text.toString();
    }

    private static List<String> cells(String title, GameRow row, List<String> players) {
        var cells = new ArrayList<String>();
        cells.add(title);
        cells.add(String.valueOf(row.number()));
        cells.add(String.valueOf(row.seed()));
        cells.add(row.outcome());
        cells.add(text(row.winner()));
        cells.add(text(row.result()));
        cells.add(row.ending() < 0 ? "" : String.valueOf(row.ending()));
        cells.add(text(row.first()));
        cells.add(String.valueOf(row.moves()));
        for (var measure : Measure.values()) {
            if (measure != Measure.LENGTH) {
                var number = measure.of(row);
                cells.add(number.isPresent() ? plain(number.getAsDouble()) : "");
            }
        }
        for (var player : players) {
            cells.add(text(row.scores().get(player)));
        }
        return cells;
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? String.valueOf((long) number)
                : String.valueOf(number);
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    private static void line(StringBuilder text, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            text.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
        }
        text.append("\r\n");
    }

    private static String quoted(String cell) {
        return cell.matches("(?s).*[\",\\r\\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
