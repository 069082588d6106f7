package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.senet.api.Position;

/** {@code perft}: counts the lines of play, to check and to time rules. */
final class PerftCommand implements Command {
    private static final int DEEPEST = 99;
    private static final Syntax SYNTAX = new Syntax(
            "perft",
            List.of("GAME", "DEPTH"),
            null,
            "count the lines of play of 1 to DEPTH moves",
            "Prints a line `depth leaves` for each depth.",
            GameSession.positionOptions(
                    Option.flag("--divide", "before the last depth's line, print `move leaves` for each first move")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var last = Arguments.wholeNumber("DEPTH", arguments.parameter(1), 1, DEEPEST);
        try (var session = GameSession.open(arguments, terminal)) {
            for (long depth = 1; depth <= last; depth++) {
                var begun = System.nanoTime();
                var leaves = arguments.has("--divide") && depth == last
                        ? divide(session.start(), depth, terminal)
                        : session.start().perft(depth);
                terminal.out().println(depth + " " + leaves);
                showSpeed(terminal, leaves, (System.nanoTime() - begun) / 1e9);
            }
        }
        return 0;
    }

    private static long divide(Position position, long depth, Terminal terminal) {
        var total = 0L;
        for (var move : position.moves()) {
            var leaves = depth == 1 ? 1 : position.apply(move).perft(depth - 1);
            terminal.out().println(move.notation() + " " + leaves);
            total += leaves;
        }
        return total;
    }

    private static void showSpeed(Terminal terminal, long leaves, double seconds) {
        if (terminal.showsProgress()) {
            terminal.err()
                    .println(String.format(
                            Locale.ROOT, "  %.2f s, %.2f million leaves a second", seconds, leaves / seconds / 1e6));
        }
    }
}
