package org.senet.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.cluster.MatchSeeds;
import org.senet.cluster.Openings;

/**
 * The games of a match. Several threads may play them, each in a context of its own; the seeds of a game depend on its number only,
 * so the results are the same.
 */
final class Contest {
    /** Rules need much stack. */
    private static final long STACK = 64L << 20;

    private final Plan plan;
    private final Results results;
    private final MatchSeeds seeds;
    private final long begun = System.nanoTime();
    private long next;
    private boolean left;
    private int givenUp;

    /**
     * What is to be played.
     *
     * @param moves after how many moves a game is broken off
     * @param nanoseconds after what time no more games begin, and after a second more those that go on are given up
     * @param opening with how many random moves each game begins
     * @param alternates whether the players change sides after each game
     */
    record Plan(long games, long moves, long nanoseconds, long opening, boolean alternates) {}

    /** Opens the game once more, for another thread. */
    @FunctionalInterface
    interface Opener {
        int use(GameSession.Use use) throws IOException;
    }

    /**
     * A game that was played.
     *
     * @param context where it was played
     * @param number which one it is, from 0
     * @param first where it began, in the context of the thread that has played it
     * @param shift how many sides further on everybody has played
     */
    record Finished(Context context, long number, Position first, Table.Played played, int shift) {}

    /** Where games go that were played. */
    @FunctionalInterface
    interface Results {
        /** Is called in the thread that has played the game, and so by several at a time. */
        void add(Finished game);
    }

    /** Who sits where in a context. */
    @FunctionalInterface
    interface Seating {
        Map<String, Seat> of(GameSession session);
    }

    /**
     * @param results is told of each game
     * @param seeds of all games
     */
    Contest(Plan plan, Results results, MatchSeeds seeds) {
        this.plan = plan;
        this.results = results;
        this.seeds = seeds;
    }

    /** The next game; null when no more are to begin. */
    private synchronized MatchSeeds.@Nullable Chances next() {
        if (next == plan.games || left || System.nanoTime() - begun >= plan.nanoseconds) {
            return null;
        }
        next++;
        return seeds.next();
    }

    private void add(Finished game, boolean human) {
        if (game.played.isLeft() && human) {
            stop();
        }
        results.add(game);
    }

    /** How many games were given up. */
    synchronized int givenUp() {
        return givenUp;
    }

    /** Plays games until no more are to begin. */
    void play(Position start, Table table) {
        if (table.waitsForOthers()) {
            playAll(start, table);
            return;
        }
        long rest = plan.nanoseconds - (System.nanoTime() - begun);
        if (!Deadline.isMet(table.context(), rest, () -> playAll(start, table))) {
            synchronized (this) {
                givenUp++;
            }
        }
    }

    private void playAll(Position start, Table table) {
        try {
            for (var chances = next(); chances != null; chances = next()) {
                var first = Openings.after(start, plan.opening, chances.opening());
                var seed = LongStream.of(chances.seeds()).iterator();
                var played = table.play(first, table.hasHuman(), plan.moves, seed::nextLong, chances.shift());
                add(new Finished(table.context(), chances.number(), first, played, chances.shift()), table.hasHuman());
            }
        } catch (RuntimeException e) {
            stop();
            throw e;
        }
    }

    /**
     * Plays games in other threads until no more are to begin.
     *
     * @param seating who plays
     * @param err where is told what programs do wrong
     */
    Runnable playBeside(int threads, Opener opener, Seating seating, PrintStream err) {
        var failure = new AtomicReference<@Nullable Exception>();
        var others = new ArrayList<Thread>();
        for (int i = 0; i < threads; i++) {
            var thread = new Thread(
                    null,
                    () -> {
                        try {
                            opener.use(session -> {
                                var seats = seating.of(session);
                                try (var table = new Table(session.context(), seats, err)) {
                                    play(session.start(), table);
                                }
                                return 0;
                            });
                        } catch (IOException | RuntimeException e) {
                            failure.compareAndSet(null, e);
                            stop();
                        }
                    },
                    "match-" + i,
                    STACK);
            thread.setDaemon(true);
            others.add(thread);
            thread.start();
        }
        return () -> {
            for (var thread : others) {
                join(thread);
            }
            if (failure.get() instanceof RuntimeException e) {
                throw e;
            }
            if (failure.get() instanceof IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        };
    }

    /** Begins no more games. */
    synchronized void stop() {
        left = true;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
