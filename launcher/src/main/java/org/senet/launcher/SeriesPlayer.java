package org.senet.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.senet.api.Parallel;
import org.senet.cluster.MatchSeeds;
import org.senet.cluster.observation.GameFailure;
import org.senet.cluster.observation.PlayedGame;
import org.senet.launcher.analysis.Series;

/** Plays the games of an analysis. */
final class SeriesPlayer {
    private final AnalysisSettings settings;
    private final GameSession session;
    private final PrintStream err;
    private final Contest.Opener opener;
    private final long begun = System.nanoTime();
    private volatile boolean ended;

    /**
     * @param err where is told what programs do wrong
     * @param opener opens the game for other threads
     */
    SeriesPlayer(AnalysisSettings settings, GameSession session, PrintStream err, Contest.Opener opener) {
        this.settings = settings;
        this.session = session;
        this.err = err;
        this.opener = opener;
    }

    /** Begins no more games. */
    void end() {
        ended = true;
    }

    private boolean goesOn() {
        return !ended && left() > 0;
    }

    /** Games at random; those whose positions are valued, which take much longer, come last, so that all others are there when it is ended. */
    void playAtRandom(Series series) {
        var games = settings.randomGames();
        long valued = games.samples() > 0 ? Math.min(games.valued(), games.games()) : 0;
        var next = new AtomicLong();
        Runnable playing = () -> Parallel.run(session.context(), settings.threads(), () -> {
            for (long number = next.getAndIncrement();
                    number < games.games() && goesOn();
                    number = next.getAndIncrement()) {
                series.add(games.play(session.start(), (number + valued) % games.games()));
            }
        });
        try {
            if (!Deadline.isMet(session.context(), left(), playing)) {
                err.println("the last random games took too long, and are not counted");
            }
        } catch (GameFailure e) {
            throw ScriptFailure.of(e);
        }
    }

    /** Does something else, if there is time for it. */
    void inTime(Runnable work) {
        if (goesOn()) {
            Deadline.isMet(session.context(), left(), work);
        }
    }

    private long left() {
        return settings.nanoseconds() - (System.nanoTime() - begun);
    }

    /** Games in which the first player goes from side to side, and all others are those of another kind. */
    void play(Series series, Seat first, Seat others, long seed) {
        var plan = new Contest.Plan(settings.search(), settings.maxMoves(), left(), 0, true);
        Contest.Seating seating = other -> seats(other, first, others);
        var sides = session.game().players();
        Contest.Results results = game -> {
            var played = game.played();
            var strong = first == others ? null : sides.get(game.shift());
            var observed = new PlayedGame(
                            game.number(),
                            game.first(),
                            played.names().get(),
                            played.outcome(),
                            played.winner(),
                            played.losers(),
                            played.result(),
                            strong)
                    .observe(seed, settings.samplesOf(game.number()), settings.maxMoves());
            series.add(observed);
        };
        var contest = new Contest(plan, results, new MatchSeeds(seed, Table.seeds(session.game()), sides.size()));
        try (var table = new Table(session.context(), seating.of(session), err)) {
            var beside = contest.playBeside(settings.threads() - 1, opener, seating, err);
            try {
                contest.play(session.start(), table);
            } finally {
                beside.run();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first side is played by one player, all others by another. */
    static Map<String, Seat> seats(GameSession session, Seat first, Seat others) {
        var seats = new LinkedHashMap<String, Seat>();
        for (var side : session.game().players()) {
            seats.put(side, (seats.isEmpty() ? first : others).again());
        }
        return seats;
    }
}
