package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.client.Comparison;
import org.senet.launcher.protocol.client.Comparison.Difference;
import org.senet.launcher.protocol.client.EngineSpec;

/** {@code differ}: compares the moves of a game with those that another program tells. */
final class DifferCommand implements Command {
    private static final long POSITIONS = 1000;
    private static final long PLIES = 80;
    private static final Syntax SYNTAX = new Syntax(
            "differ",
            List.of("GAME"),
            null,
            "compare the legal moves with those of another program",
            "Plays at random and compares the moves of each position. The first difference is shown after as few moves as\n"
                    + "possible, and the exit code is 1 then.",
            GameSession.positionOptions(
                    Option.of("--engine", "PROGRAM", "uci:PATH, which understands `go perft`, or gtp:PATH, a ruler"),
                    Option.of("--positions", "N", "how many positions (" + POSITIONS + " unless told otherwise)"),
                    Option.of("--plies", "N", "the most moves of a game (" + PLIES + " unless told otherwise)"),
                    Option.seed(),
                    Option.flag("--json", "print the result as a JSON object")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        long positions = arguments.number("--positions", 1, Long.MAX_VALUE, POSITIONS);
        long plies = arguments.number("--plies", 0, Integer.MAX_VALUE, PLIES);
        long seed = arguments.seed(System.nanoTime());
        var engine = arguments
                .text("--engine")
                .orElseThrow(() -> LauncherException.usage("`--engine` names the program, such as `uci:stockfish`"));
        if (!EngineSpec.isSpec(engine)) {
            throw LauncherException.usage("`" + engine + "` names no program", "write `uci:PATH` or `gtp:PATH`");
        }
        return GameSession.use(arguments, terminal, session -> {
            try (var comparison = Comparison.start(
                    EngineSpec.parse(engine), new Loaded(session.context(), session.game(), session.start()))) {
                var run = new Run(comparison, session.start(), new SplittableRandom(seed), plies);
                return compare(run, positions, session.game().name(), arguments, terminal);
            } catch (ProtocolException e) {
                throw LauncherException.failure(String.valueOf(e.getMessage()));
            }
        });
    }

    /** Returns the exit code. */
    private static int compare(Run run, long positions, String game, Arguments arguments, Terminal terminal)
            throws IOException {
        try (var last = new LastWord(terminal, () -> {
            if (run.compared > 0) {
                print(arguments, terminal, game, run);
            }
        })) {
            last.after(() -> run.compare(positions), () -> false);
        }
        return run.difference == null ? 0 : LauncherException.FAILURE;
    }

    /** Random games, whose positions are compared. */
    private static final class Run {
        private final Comparison comparison;
        private final Position start;
        private final SplittableRandom random;
        private final long plies;
        /** In how many positions the moves are known to be the same, and one more where they differ. */
        private volatile long compared;

        /** The first difference, with as many moves as it was found after until the least are known. */
        private volatile @Nullable Difference difference;

        Run(Comparison comparison, Position start, SplittableRandom random, long plies) {
            this.comparison = comparison;
            this.start = start;
            this.random = random;
            this.plies = plies;
        }

        /** Looks for the first difference, after as few moves as possible, in so many positions. */
        void compare(long positions) {
            if (start.over()) {
                throw LauncherException.usage(
                        "the game is over in this position, so there is nothing to compare", Ending.of(start));
            }
            while (true) {
                var position = start;
                var moves = new ArrayList<String>();
                while (!position.over() && moves.size() <= plies) {
                    if (compared == positions) {
                        return;
                    }
                    var found = comparison.compare(moves);
                    compared++;
                    if (found != null) {
                        difference = found;
                        difference = comparison.shrink(found);
                        return;
                    }
                    var legal = position.moves();
                    var move = legal.get(random.nextInt(legal.size()));
                    moves.add(move.notation());
                    position = position.apply(move);
                }
            }
        }
    }

    private static void print(Arguments arguments, Terminal terminal, String game, Run run) {
        var difference = run.difference;
        long compared = run.compared;
        if (arguments.has("--json")) {
            Json.printed(terminal.out(), json -> write(json, game, compared, difference));
            return;
        }
        var out = terminal.out();
        if (difference == null) {
            out.println(game + ": the moves of " + compared + " positions are the same");
            return;
        }
        out.println(game + ": the moves differ, found in position " + compared);
        out.println("after: " + (difference.moves().isEmpty() ? "no move" : String.join(" ", difference.moves())));
        out.println("position: " + difference.fen());
        out.println("only by the rules: " + list(difference.onlyRules()));
        out.println("only by the program: " + list(difference.onlyEngine()));
    }

    private static String list(List<String> moves) {
        return moves.isEmpty() ? "none" : String.join(" ", moves);
    }

    private static void write(JsonWriter json, String game, long compared, @Nullable Difference difference)
            throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("positions").value(compared);
        json.name("same").value(difference == null);
        if (difference != null) {
            write(json.name("moves"), difference.moves());
            json.name("position").value(difference.fen());
            write(json.name("onlyRules"), difference.onlyRules());
            write(json.name("onlyEngine"), difference.onlyEngine());
        }
        json.endObject();
    }

    private static void write(JsonWriter json, List<String> texts) throws IOException {
        json.beginArray();
        for (var text : texts) {
            json.value(text);
        }
        json.endArray();
    }
}
