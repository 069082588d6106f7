package org.senet.tests.compiling;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;

/** Plays games whose ends are asked as one player until they are compiled; what the compiler gives up ends the process with an error. */
final class CompiledRules {
    private static final String LANGUAGE = "senet";
    private static final int GAMES = 2000;

    /** Each condition is nothing but a comparison, which has held before it is compiled. */
    private static final String GAME = """
            (board (name row) (dim "a-e") (dim "2-1") (dir e 1 0) (dir w -1 0) (zone goal "e*"))
            (piece
              (name Man)
              (move
                (check is-friend?)
                (take)
                (check (any e w))
                (if (in-zone? goal) (set! lost current-player))
                (drop)))
            (game
              (name "Lane")
              (board row)
              (players (White (Man a1)) (Black (Man a2)))
              (attribute lost nil)
              (loss White (check (= lost White)))
              (loss Black (check (= lost Black))))
            """;

    private CompiledRules() {}

    public static void main(String[] arguments) {
        try (var engine = Engine.newBuilder()
                        .allowExperimentalOptions(true)
                        .option("engine.BackgroundCompilation", "false")
                        .option("engine.CompilationFailureAction", "Throw")
                        .option("engine.FirstTierCompilationThreshold", "20")
                        .option("engine.LastTierCompilationThreshold", "60")
                        .build();
                var context = Context.newBuilder(LANGUAGE)
                        .engine(engine)
                        .allowAllAccess(true)
                        .build()) {
            var start = context.eval(LANGUAGE, GAME).getMember("start");
            var played = start.invokeMember("playouts", GAMES, 1L);
            System.out.println("unfinished: " + played.getMember("unfinished"));
        }
    }
}
