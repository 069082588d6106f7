package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.senet.launcher.display.Style;

/** {@code explain}: tells why a move is legal or not. */
final class ExplainCommand implements Command {
    private static final int USUAL_DEPTH = 12;
    private static final int DEEPEST = 1_000;
    private static final Syntax SYNTAX = new Syntax(
            "explain",
            List.of("GAME"),
            "MOVE" + Syntax.MORE,
            "tell why a move is legal or not",
            "MOVE is a move by any name, two positions such as `e2-e4`, or the position of a piece. Without it, what every\n"
                    + "piece can do is listed.",
            GameSession.positionOptions(
                    Option.many("--after", "\"M1,M2\"", "after these moves (repeatable)"),
                    Option.flag("--all", "show every path, not only those that agree with the move"),
                    Option.of("--depth", "N", "show N choices inside of each other (" + USUAL_DEPTH + ")"),
                    Option.flag("--json", "print the whole explanation as a JSON object")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        if (arguments.rest().size() > 1) {
            throw LauncherException.usage(
                    "`explain` takes one move, but got `" + String.join("` and `", arguments.rest()) + "`",
                    "a move with spaces in it is written in quotation marks");
        }
        int depth = (int) arguments.number("--depth", 1, DEEPEST, USUAL_DEPTH);
        return GameSession.use(arguments, terminal, session -> {
            var position = session.start();
            for (var list : arguments.texts("--after")) {
                position = MoveFinder.play(position, list);
            }
            var move = arguments.rest().isEmpty() ? null : arguments.rest().getFirst();
            var asked = Value.asValue(position);
            var explanation =
                    LauncherException.answer(() -> asked.invokeMember("explain", move, arguments.has("--all")));
            if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> Json.writeAll(json, explanation));
            } else {
                var style = terminal.isInteractive() && terminal.wantsColours() ? Style.COLOURED : Style.PLAIN;
                new ExplanationText(style, depth, arguments.has("--all"))
                        .lines(explanation)
                        .forEach(terminal.out()::println);
            }
            return 0;
        });
    }
}
