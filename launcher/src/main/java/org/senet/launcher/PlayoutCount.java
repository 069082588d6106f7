package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.senet.api.Playouts;
import org.senet.launcher.display.TextWidth;

/** Counts how random games went. Not safe for several threads. */
final class PlayoutCount {
    private final String game;
    private final long seed;
    private final Map<String, Long> wins = new LinkedHashMap<>();
    private long games;
    private long plies;
    private long draws;
    private long unfinished;

    /** @param seed of the first game */
    PlayoutCount(String game, long seed) {
        this.game = game;
        this.seed = seed;
    }

    long games() {
        return games;
    }

    /** The seed of the next game. */
    long nextSeed() {
        return seed + games;
    }

    /** Adds how some games went. */
    void add(Playouts results) {
        games += results.games();
        plies += results.plies();
        draws += results.draws();
        unfinished += results.unfinished();
        results.wins().forEach((name, count) -> wins.merge(name, count, Long::sum));
    }

    /** The table of results; {@code seconds} is how long the games took. */
    List<String> lines(double seconds) {
        var rows = new LinkedHashMap<>(wins);
        rows.put("draws", draws);
        rows.put("unfinished", unfinished);
        var width = rows.keySet().stream().mapToInt(TextWidth::of).max().orElse(0);
        var lines = new ArrayList<String>();
        lines.add(game + ": " + games + (games == 1 ? " game" : " games") + ", seed " + seed);
        rows.forEach((name, count) -> lines.add(String.format(
                Locale.ROOT, "  %s %10d %6.1f %%", TextWidth.padded(name, width), count, 100.0 * count / games)));
        lines.add(String.format(
                Locale.ROOT,
                "average length %.1f moves, %.0f games and %.0f moves a second",
                (double) plies / games,
                games / seconds,
                plies / seconds));
        return lines;
    }

    /** Writes the results as a JSON object; {@code seconds} is how long the games took. */
    void write(JsonWriter json, double seconds) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("games").value(games);
        json.name("seed").value(seed);
        json.name("wins").beginObject();
        for (var entry : wins.entrySet()) {
            json.name(entry.getKey()).value(entry.getValue());
        }
        json.endObject();
        json.name("draws").value(draws);
        json.name("unfinished").value(unfinished);
        json.name("moves").value(plies);
        json.name("averageLength").value((double) plies / games);
        json.name("seconds").value(seconds);
        json.name("gamesPerSecond").value(games / seconds);
        json.name("movesPerSecond").value(plies / seconds);
        json.endObject();
    }
}
