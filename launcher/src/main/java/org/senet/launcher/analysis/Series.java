package org.senet.launcher.analysis;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.senet.cluster.observation.Counts;
import org.senet.cluster.observation.GameRow;
import org.senet.cluster.observation.Observations;
import org.senet.cluster.observation.Observed;
import org.senet.launcher.statistics.Sample;

/**
 * Games of one kind: between players at random, or between players that search. Games may be added by several threads in any order; what
 * comes out is in the order of their numbers.
 */
public final class Series {
    private final String title;
    private final TreeMap<Long, GameRow> rows = new TreeMap<>();
    private final Counts counts = new Counts();
    private boolean closed;

    /** @param title what players play, for people */
    public Series(String title) {
        this.title = title;
    }

    /** What players play, for people. */
    public String title() {
        return title;
    }

    /** Adds a game. */
    public synchronized void add(Observed game) {
        if (!closed) {
            rows.put(game.row().number(), game.row());
            counts.add(game.counts());
        }
    }

    /** Adds games. */
    public synchronized void add(Observations games) {
        if (!closed) {
            games.rows().forEach(row -> rows.put(row.number(), row));
            counts.add(games.counts());
        }
    }

    /** Adds no more games, so that what is read from now on stays the same. */
    public synchronized void close() {
        closed = true;
    }

    /** How many games there are. */
    public synchronized int size() {
        return rows.size();
    }

    /** The games in the order of their numbers. */
    public synchronized List<GameRow> rows() {
        return List.copyOf(rows.values());
    }

    /** What happened in them; to be read when the series is closed. */
    public synchronized Counts counts() {
        return counts;
    }

    /** What a measure of the games looks like; of those to which it applies. */
    public Sample sample(Measure measure) {
        return Sample.of(numbers(measure));
    }

    /** The numbers that a measure has for the games to which it applies. */
    public double[] numbers(Measure measure) {
        return rows().stream()
                .flatMapToDouble(row -> {
                    var number = measure.of(row);
                    return number.isPresent() ? DoubleStream.of(number.getAsDouble()) : DoubleStream.empty();
                })
                .toArray();
    }
}
