package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.analysis.GameComparison;
import org.senet.launcher.analysis.LineSearch;
import org.senet.launcher.analysis.Series;

/** Compares two games line by line, plays both, and reports how they differ. Used once. */
final class ComparisonRun {
    private final AnalysisSettings settings;
    private final Terminal terminal;
    private final Side first;
    private final Side second;
    private final LineSearch search;
    private volatile LineSearch.@Nullable Difference difference;
    private volatile boolean complete;

    /**
     * One of the games.
     *
     * @param title by which the report tells it from the other one
     * @param opener opens the game for other threads
     * @param random its games at random
     * @param searching its games between searching players
     */
    record Side(
            String title,
            Subject subject,
            GameSession session,
            Contest.Opener opener,
            Series random,
            Series searching) {
        /** Without any games yet. */
        Side(String title, Subject subject, GameSession session, Contest.Opener opener, String who) {
            this(title, subject, session, opener, new Series("Random players"), new Series(who + " against itself"));
        }

        private String progress() {
            return subject.game() + ": " + random.size() + " random games, " + searching.size()
                    + " of searching players";
        }
    }

    /** @param positions how many positions are compared line by line */
    ComparisonRun(AnalysisSettings settings, long positions, Terminal terminal, Side first, Side second) {
        this.settings = settings;
        this.terminal = terminal;
        this.first = first;
        this.second = second;
        long end = System.nanoTime() + settings.nanoseconds();
        search = new LineSearch(
                first.session.start(), second.session.start(), positions, () -> System.nanoTime() - end < 0);
    }

    /** Compares and reports, also when it is interrupted. Returns the exit code. */
    int run(boolean json) throws IOException {
        try (var last = new LastWord(terminal, () -> report(json))) {
            last.after(this::compare, () -> search.compared() > 0);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return 0;
    }

    private void compare() {
        Progress.during(
                terminal,
                () -> search.compared() + " positions compared so far",
                () -> difference = search.find(settings.seed()));
        play(first);
        play(second);
        complete = true;
    }

    private void play(Side side) {
        var player = new SeriesPlayer(settings, side.session, terminal.err(), side.opener);
        var who = side.session.program("--who", settings.who());
        Progress.during(terminal, side::progress, () -> {
            player.playAtRandom(side.random);
            player.play(side.searching, who, who, settings.searchSeed());
        });
    }

    private void report(boolean json) {
        var comparison = new GameComparison(
                first.title,
                second.title,
                settings.seed(),
                !complete,
                difference,
                search.compared(),
                search.depth(),
                played());
        if (json) {
            try {
                Json.print(terminal.out(), comparison::write);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            comparison.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    /** Of each kind of games, if there are any. */
    private List<GameComparison.Played> played() {
        var played = new ArrayList<GameComparison.Played>();
        if (first.random.size() + second.random.size() > 0) {
            played.add(played(first.random, second.random));
        }
        if (first.searching.size() + second.searching.size() > 0) {
            played.add(played(first.searching, second.searching));
        }
        return played;
    }

    private GameComparison.Played played(Series one, Series other) {
        one.close();
        other.close();
        return GameComparison.Played.of(first.subject, one, second.subject, other);
    }
}
