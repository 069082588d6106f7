package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.senet.launcher.statistics.Interval;

/** Counts the results of a match. Not safe for several threads. */
final class Score {
    private final String game;
    private final Map<String, Seat> seats;
    private final long seed;
    private final boolean alternates;
    /** By the sides' names; where sides are exchanged, by those with which the players began. */
    private final Tally tally;

    /** How often games were left, by the reasons in words. */
    private final Map<String, Long> left = new LinkedHashMap<>();

    private long decisions;
    private long choices;

    /** @param alternates whether the players change sides after each game, so that results are those of players */
    Score(String game, Map<String, Seat> seats, long seed, boolean alternates) {
        this.game = game;
        this.seats = seats;
        this.seed = seed;
        this.alternates = alternates;
        tally = new Tally(seats.keySet());
    }

    /** Counts a game. */
    void add(Table.Played played) {
        add(played, 0);
    }

    /**
     * Counts a game in which everybody has played another side.
     *
     * @param shift how many sides further on
     */
    void add(Table.Played played, int shift) {
        decisions += played.decisions();
        choices += played.choices();
        if (!played.isDecided()) {
            tally.addUnfinished(played.moves());
            if (played.result() != null) {
                left.merge(played.result(), 1L, Long::sum);
            }
            return;
        }
        var winner = played.winner();
        tally.addFinished(
                winner == null ? null : player(winner, shift),
                played.losers().stream().map(loser -> player(loser, shift)).toList(),
                played.moves());
    }

    /** The side with which the player of a side began, when everybody has gone on by so many sides; teams stay as they are. */
    private String player(String side, int shift) {
        var sides = List.copyOf(seats.keySet());
        int number = sides.indexOf(side);
        return number < 0 ? side : sides.get(Math.floorMod(number - shift, sides.size()));
    }

    /** The table of results; {@code seconds} is how long the match took, if that is known. */
    List<String> lines(OptionalDouble seconds) {
        var lines = new ArrayList<String>();
        lines.add(game + ": " + tally.games() + (tally.games() == 1 ? " game" : " games") + ", seed " + seed
                + (alternates ? ", sides alternate" : ""));
        lines.addAll(tally.rows(this::title, true));
        left.forEach((why, count) -> lines.add("broken off " + (count == 1 ? "once: " : count + " times: ") + why));
        if (seats.size() == 2 && tally.finished() > 0) {
            var first = seats.keySet().iterator().next();
            lines.add(String.format(
                    Locale.ROOT,
                    "%s scores %.1f %% of the finished games %s, Elo difference %s %s",
                    title(first),
                    100 * points(),
                    interval().percent(),
                    Interval.text(Interval.elo(points())),
                    interval().elo()));
        }
        lines.add(String.format(
                Locale.ROOT,
                "average length %.1f moves, branching factor %.1f%s",
                tally.averageLength(),
                branching(),
                seconds.isEmpty()
                        ? ""
                        : String.format(Locale.ROOT, ", %.0f moves a second", tally.moves() / seconds.getAsDouble())));
        return lines;
    }

    private String title(String side) {
        var seat = seats.get(side);
        return seat == null ? side : side + " (" + seat.who() + ")";
    }

    /** How many games were played. */
    long games() {
        return tally.games();
    }

    /** The part of the points of finished games that the first of two players has; a draw is half a point. */
    private double points() {
        return won() / tally.finished();
    }

    private double won() {
        return tally.wins(seats.keySet().iterator().next()) + tally.draws() / 2.0;
    }

    private Interval interval() {
        return Interval.of(won(), tally.finished());
    }

    private double branching() {
        return decisions == 0 ? 0 : (double) choices / decisions;
    }

    /** Writes the results as a JSON object; {@code seconds} is how long the match took, if that is known. */
    void write(JsonWriter json, OptionalDouble seconds) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("games").value(tally.games());
        json.name("seed").value(seed);
        json.name("alternate").value(alternates);
        json.name("players").beginArray();
        for (var seat : seats.entrySet()) {
            json.beginObject();
            json.name("name").value(seat.getKey());
            json.name("plays").value(seat.getValue().who());
            json.endObject();
        }
        json.endArray();
        tally.write(json);
        tally.writeIntervals(json);
        if (seats.size() == 2 && tally.finished() > 0) {
            json.name("score").value(points());
            json.name("scoreInterval");
            interval().write(json);
        }
        json.name("branchingFactor").value(branching());
        if (seconds.isPresent()) {
            json.name("seconds").value(seconds.getAsDouble());
            json.name("movesPerSecond").value(tally.moves() / seconds.getAsDouble());
        }
        json.endObject();
    }
}
