package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.senet.launcher.display.TextWidth;

/** Counts the results of a match. Not safe for several threads. */
final class Score {
    private final String game;
    private final Map<String, Seat> seats;
    private final long seed;
    /** Wins of each side, and of whatever else the game names as a winner, such as a coalition. */
    private final Map<String, Long> wins = new LinkedHashMap<>();

    private long games;
    private long draws;
    private long unfinished;
    private long moves;

    Score(String game, Map<String, Seat> seats, long seed) {
        this.game = game;
        this.seats = seats;
        this.seed = seed;
        seats.keySet().forEach(side -> wins.put(side, 0L));
    }

    /** Counts a game. */
    void add(Table.Played played) {
        games++;
        moves += played.moves();
        if (!played.isDecided()) {
            unfinished++;
        } else if (played.winner() == null) {
            draws++;
        } else {
            wins.merge(played.winner(), 1L, Long::sum);
        }
    }

    /** The table of results; {@code seconds} is how long the match took. */
    List<String> lines(double seconds) {
        var rows = new LinkedHashMap<String, Long>();
        wins.forEach((side, count) ->
                rows.put(seats.containsKey(side) ? side + " (" + seats.get(side).who() + ")" : side, count));
        rows.put("draws", draws);
        rows.put("unfinished", unfinished);
        var width = rows.keySet().stream().mapToInt(TextWidth::of).max().orElse(0);
        var lines = new ArrayList<String>();
        lines.add(game + ": " + games + (games == 1 ? " game" : " games") + ", seed " + seed);
        rows.forEach((name, count) -> lines.add(String.format(
                Locale.ROOT, "  %s %8d %6.1f %%", TextWidth.padded(name, width), count, 100.0 * count / games)));
        lines.add(String.format(
                Locale.ROOT, "average length %.1f moves, %.0f moves a second", averageLength(), moves / seconds));
        return lines;
    }

    /** Writes the results as a JSON object; {@code seconds} is how long the match took. */
    void write(JsonWriter json, double seconds) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("games").value(games);
        json.name("seed").value(seed);
        json.name("players").beginArray();
        for (var seat : seats.entrySet()) {
            json.beginObject();
            json.name("name").value(seat.getKey());
            json.name("plays").value(seat.getValue().who());
            json.endObject();
        }
        json.endArray();
        json.name("wins").beginObject();
        for (var entry : wins.entrySet()) {
            json.name(entry.getKey()).value(entry.getValue());
        }
        json.endObject();
        json.name("draws").value(draws);
        json.name("unfinished").value(unfinished);
        json.name("moves").value(moves);
        json.name("averageLength").value(averageLength());
        json.name("seconds").value(seconds);
        json.name("movesPerSecond").value(moves / seconds);
        json.endObject();
    }

    private double averageLength() {
        return games == 0 ? 0 : (double) moves / games;
    }
}
