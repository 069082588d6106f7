package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.senet.api.Game;
import org.senet.api.Playouts;
import org.senet.cluster.PlayoutsWork;

/** Counts how random games went. Not safe for several threads. */
final class PlayoutCount {
    private final String game;
    private final long seed;
    private final Tally tally;

    /** @param seed of the first game */
    PlayoutCount(Game game, long seed) {
        this(game.name(), winners(game), seed);
    }

    /** @param winners those who are counted even when they never win */
    PlayoutCount(String game, List<String> winners, long seed) {
        this.game = game;
        this.seed = seed;
        tally = new Tally(winners);
    }

    /** Those who are counted even when they never win, in the order in which they are shown. */
    static List<String> winners(Game game) {
        return List.copyOf(game.players());
    }

    long games() {
        return tally.games();
    }

    /** The seed of the next game. */
    long nextSeed() {
        return seed + tally.games();
    }

    /** Adds how some games went. */
    void add(Playouts results) {
        tally.add(
                results.games(),
                results.plies(),
                results.wins(),
                results.losses(),
                results.draws(),
                results.unfinished());
    }

    /** Adds how some games went on another machine. */
    void add(PlayoutsWork.Count results) {
        tally.add(
                results.games(),
                results.plies(),
                results.wins(),
                results.losses(),
                results.draws(),
                results.brokenOff());
    }

    /** The table of results; {@code seconds} is how long the games took, if that is known. */
    List<String> lines(OptionalDouble seconds) {
        var lines = new ArrayList<String>();
        lines.add(game + ": " + games() + (games() == 1 ? " game" : " games") + ", seed " + seed);
        lines.addAll(tally.rows(name -> name, false));
        lines.add(String.format(
                Locale.ROOT,
                "average length %.1f moves%s",
                tally.averageLength(),
                seconds.isEmpty() ? "" : speed(seconds.getAsDouble())));
        return lines;
    }

    private String speed(double seconds) {
        return String.format(
                Locale.ROOT, ", %.0f games and %.0f moves a second", games() / seconds, tally.moves() / seconds);
    }

    /** Writes the results as a JSON object; {@code seconds} is how long the games took, if that is known. */
    void write(JsonWriter json, OptionalDouble seconds) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("games").value(games());
        json.name("seed").value(seed);
        tally.write(json);
        if (seconds.isPresent()) {
            json.name("seconds").value(seconds.getAsDouble());
            json.name("gamesPerSecond").value(games() / seconds.getAsDouble());
            json.name("movesPerSecond").value(tally.moves() / seconds.getAsDouble());
        }
        json.endObject();
    }
}
