package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.display.TextWidth;
import org.senet.launcher.statistics.Interval;

/** How games went, counted. Not safe for several threads. */
final class Tally {
    private final Map<String, Long> wins = new LinkedHashMap<>();
    /** Games that nobody has won, by those who have lost them: one of three, or who plays alone. */
    private final Map<String, Long> losses = new LinkedHashMap<>();

    /** Whether one plays alone: a game that nobody has won then is no draw, but may be lost. */
    private final boolean alone;

    private long games;
    private long moves;
    private long draws;
    private long unfinished;

    /** @param winners those who are counted even when they never win */
    Tally(Collection<String> winners) {
        alone = winners.size() == 1;
        winners.forEach(winner -> wins.put(winner, 0L));
    }

    long games() {
        return games;
    }

    long moves() {
        return moves;
    }

    /** The games that came to an end. */
    long finished() {
        return games - unfinished;
    }

    /** The games that nobody has won or lost. */
    long draws() {
        return draws;
    }

    /** The games that somebody has won. */
    long wins(String winner) {
        return wins.getOrDefault(winner, 0L);
    }

    /**
     * Counts a game that has ended.
     *
     * @param winner who has won it, or null
     * @param losers those who have lost it while nobody has won
     */
    void addFinished(@Nullable String winner, List<String> losers, long length) {
        games++;
        moves += length;
        if (winner != null) {
            wins.merge(winner, 1L, Long::sum);
        } else if (losers.isEmpty()) {
            draws++;
        } else {
            losers.forEach(loser -> losses.merge(loser, 1L, Long::sum));
        }
    }

    /** Counts a game that was broken off. */
    void addUnfinished(long length) {
        games++;
        moves += length;
        unfinished++;
    }

    /** Counts many games. */
    void add(long count, long length, Map<String, Long> won, Map<String, Long> lost, long drawn, long brokenOff) {
        games += count;
        moves += length;
        draws += drawn;
        unfinished += brokenOff;
        won.forEach((name, number) -> wins.merge(name, number, Long::sum));
        lost.forEach((name, number) -> losses.merge(name, number, Long::sum));
    }

    double averageLength() {
        return games == 0 ? 0 : (double) moves / games;
    }

    /**
     * A line for each winner, for each player who has lost games that nobody has won, for draws and for games that were broken off.
     *
     * @param title what a winner is called
     * @param certainty whether to tell between which bounds a part lies with a probability of 95 %
     */
    List<String> rows(UnaryOperator<String> title, boolean certainty) {
        var rows = new LinkedHashMap<String, Long>();
        wins.forEach((name, count) -> rows.put(title.apply(name), count));
        if (alone) {
            rows.put(
                    "not won",
                    draws + losses.values().stream().mapToLong(n -> n).sum());
        } else {
            for (var loser : losers()) {
                rows.put("lost by " + title.apply(loser), losses.getOrDefault(loser, 0L));
            }
            rows.put("draws", draws);
        }
        rows.put("unfinished", unfinished);
        var width = rows.keySet().stream().mapToInt(TextWidth::of).max().orElse(0);
        var lines = new ArrayList<String>();
        rows.forEach((name, count) -> lines.add(String.format(
                        Locale.ROOT,
                        "  %s %8d %6.1f %%",
                        TextWidth.padded(name, width),
                        count,
                        games == 0 ? 0 : 100.0 * count / games)
                + (certainty ? "  " + Interval.of(count, games).percent() : "")));
        return lines;
    }

    /** Those who have lost games that nobody has won: first those who are counted among winners, in their order. */
    private Set<String> losers() {
        var losers = new LinkedHashSet<>(wins.keySet());
        losers.retainAll(losses.keySet());
        losers.addAll(losses.keySet());
        return losers;
    }

    /** The members {@code wins}, {@code losses}, {@code draws}, {@code unfinished}, {@code moves} and {@code averageLength}. */
    void write(JsonWriter json) throws IOException {
        json.name("wins").beginObject();
        for (var entry : wins.entrySet()) {
            json.name(entry.getKey()).value(entry.getValue());
        }
        json.endObject();
        json.name("losses").beginObject();
        for (var loser : losers()) {
            json.name(loser).value(losses.getOrDefault(loser, 0L));
        }
        json.endObject();
        json.name("draws").value(draws);
        json.name("unfinished").value(unfinished);
        json.name("moves").value(moves);
        json.name("averageLength").value(averageLength());
    }

    /** A member with the bounds of each winner's part. */
    void writeIntervals(JsonWriter json) throws IOException {
        json.name("intervals").beginObject();
        for (var entry : wins.entrySet()) {
            json.name(entry.getKey());
            Interval.of(entry.getValue(), games).write(json);
        }
        json.endObject();
    }
}
