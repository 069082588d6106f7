package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Engine;

/** {@code analyze}: plays many games and tells what a designer wants to know. */
final class AnalyzeCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "analyze",
            List.of("GAME"),
            null,
            "play many games and tell what they say of the rules",
            "Games are played at random and between searching players: who wins, how long they take, how soon they are decided, what"
                    + " never happens. The same seed gives the same games, whatever the number of threads. Ctrl-C ends it early"
                    + " and prints what is known.",
            GameSession.positionOptions(AnalysisSettings.options()));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // A number that is none is reported before a game is loaded.
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        var settings = AnalysisSettings.read(arguments, any);
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            return GameSession.use(arguments, terminal, engine, session -> new AnalysisRun(
                            settings, session, terminal, use -> GameSession.use(arguments, terminal, engine, use))
                    .run(arguments));
        }
    }
}
