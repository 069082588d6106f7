package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.senet.api.Game;
import org.senet.api.Playouts;

/** Counts how random games went. Not safe for several threads. */
final class PlayoutCount {
    private final String game;
    private final long seed;
    private final Tally tally;

    /** @param seed of the first game */
    PlayoutCount(Game game, long seed) {
        this.game = game.name();
        this.seed = seed;
        // Of more than two, some may win together only, or be dice.
        tally = new Tally(game.players().size() == 2 ? game.players() : List.of());
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
        tally.add(results.games(), results.plies(), results.wins(), results.draws(), results.unfinished());
    }

    /** The table of results; {@code seconds} is how long the games took. */
    List<String> lines(double seconds) {
        var lines = new ArrayList<String>();
        lines.add(game + ": " + games() + (games() == 1 ? " game" : " games") + ", seed " + seed);
        lines.addAll(tally.rows(name -> name, false));
        lines.add(String.format(
                Locale.ROOT,
                "average length %.1f moves, %.0f games and %.0f moves a second",
                tally.averageLength(),
                games() / seconds,
                tally.moves() / seconds));
        return lines;
    }

    /** Writes the results as a JSON object; {@code seconds} is how long the games took. */
    void write(JsonWriter json, double seconds) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("games").value(games());
        json.name("seed").value(seed);
        tally.write(json);
        json.name("seconds").value(seconds);
        json.name("gamesPerSecond").value(games() / seconds);
        json.name("movesPerSecond").value(tally.moves() / seconds);
        json.endObject();
    }
}
