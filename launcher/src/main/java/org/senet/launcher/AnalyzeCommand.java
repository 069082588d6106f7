package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Engine;
import org.senet.cluster.AnalysisWork;
import org.senet.cluster.GamePlan;
import org.senet.cluster.observation.Subject;

/** {@code analyze}: plays many games and tells what a designer wants to know. */
final class AnalyzeCommand implements Command {
    private static final long LEAST_BATCH = 16;
    private static final long MOST_UNITS = 20_000;
    private static final Syntax SYNTAX = new Syntax(
            "analyze",
            List.of("GAME"),
            null,
            "play many games and tell what they say of the rules",
            "Games are played at random and between searching players: who wins, how long they take, how soon they are decided, what"
                    + " never happens. The same seed gives the same games, whatever the number of threads. Ctrl-C ends it early"
                    + " and prints what is known.",
            SharedWork.options(GameSession.positionOptions(AnalysisSettings.options())));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // A number that is none is reported before a game is loaded.
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        var settings = AnalysisSettings.read(arguments, any);
        if (SharedWork.isWanted(arguments)) {
            return share(arguments, terminal, settings);
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            return GameSession.use(arguments, terminal, engine, session -> new AnalysisRun(
                            settings, session, terminal, use -> GameSession.use(arguments, terminal, engine, use))
                    .run(arguments));
        }
    }

    private static int share(Arguments arguments, Terminal terminal, AnalysisSettings settings) throws IOException {
        SharedWork.seed(arguments);
        for (var option : List.of("--seconds", Watch.OPTION.name(), "--csv", "--html", "--json")) {
            boolean reports = !option.equals("--seconds") && !option.equals(Watch.OPTION.name());
            if (arguments.has(option) && !(reports && ClusterOptions.isWanted(arguments))) {
                throw LauncherException.usage("`" + option + "` is not for shares of the work");
            }
        }
        return SharedWork.run(
                arguments, terminal, settings.threads(), (session, folder) -> work(session, settings, terminal));
    }

    private static AnalysisWork work(GameSession session, AnalysisSettings settings, Terminal terminal)
            throws IOException {
        session.requireGoingOn("analyze");
        var strong = session.program("--who", settings.who());
        var weak = session.program("--weaker", settings.weaker());
        var sides = session.game().players();
        var search = plan(settings, settings.searchSeed(), seats(session, strong, strong, terminal));
        var skill =
                sides.size() < 2 ? null : plan(settings, settings.skillSeed(), seats(session, strong, weak, terminal));
        return new AnalysisWork(
                Subject.of(session.start()),
                settings.who(),
                settings.weaker(),
                settings.randomGames(),
                Math.max(LEAST_BATCH, settings.random() / MOST_UNITS),
                search,
                skill);
    }

    private static List<org.senet.cluster.Seat> seats(GameSession session, Seat first, Seat others, Terminal terminal)
            throws IOException {
        return PackedSeats.of(session, SeriesPlayer.seats(session, first, others), terminal);
    }

    private static GamePlan plan(AnalysisSettings settings, long seed, List<org.senet.cluster.Seat> seats) {
        long batch = Math.max(1, settings.search() / MOST_UNITS);
        return new GamePlan(settings.search(), seed, settings.maxMoves(), 0, true, seats, batch);
    }
}
