package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
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
                    + "piece can do is listed. With --plan, MOVE is the name of a type of piece, and what the compiler knows of its\n"
                    + "rules for the player to move is printed; without a name, of the rules of all pieces.",
            GameSession.positionOptions(
                    Option.many("--after", "\"M1,M2\"", "after these moves (repeatable)"),
                    Option.flag("--all", "show every path, not only those that agree with the move"),
                    Option.of("--depth", "N", "show N choices inside of each other (" + USUAL_DEPTH + ")"),
                    Option.flag("--plan", "print what the compiler knows of the rules before they run"),
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
            if (arguments.has("--plan")) {
                return plan(session, position, move, arguments.has("--json"), terminal);
            }
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

    private static int plan(
            GameSession session, Position position, @Nullable String piece, boolean json, Terminal terminal)
            throws IOException {
        var game = Value.asValue(session.game());
        var plan = LauncherException.answer(
                () -> game.invokeMember("plan", position.player(), piece).asString());
        if (json) {
            Json.print(terminal.out(), writer -> {
                writer.beginObject();
                writer.name("plan").beginArray();
                for (var line : plan.split("\n")) {
                    writer.value(line);
                }
                writer.endArray().endObject();
            });
        } else {
            terminal.out().println(plan);
        }
        return 0;
    }
}
