package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.analysis.EqualMove;
import org.senet.launcher.display.Ending;
import org.senet.launcher.picture.Scene;

/** {@code moves}: lists the legal moves. */
final class MovesCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "moves",
            List.of("GAME"),
            null,
            "list the legal moves of a game",
            "",
            GameSession.positionOptions(PictureOptions.with(
                    Option.many("--after", "\"M1,M2\"", "after these moves (repeatable)"),
                    Option.flag("--json", "print a JSON array of objects with `notation`, `parts` and `actions`"),
                    Watch.OPTION)));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        boolean picture = PictureOptions.wanted(arguments);
        return GameSession.use(arguments, terminal, session -> {
            var position = PictureOptions.after(arguments, session.start());
            var moves = position.moves();
            if (moves.isEmpty()) {
                terminal.err().println("the game is over: " + Ending.of(position));
            }
            if (position.claim() != null) {
                terminal.err().println(position.player() + " may claim: " + position.claim());
            }
            if (picture) {
                var scene = Scene.of(position).showing(moves);
                PictureOptions.write(arguments, terminal, position, scene);
            } else if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> write(json, moves));
            } else {
                moves.forEach(move -> terminal.out().println(move.notation()));
                noteEqual(terminal, position, moves);
            }
            return 0;
        });
    }

    /** Tells of moves that were found twice, which mostly are a mistake of the rules. */
    private static void noteEqual(Terminal terminal, Position position, List<Move> moves) {
        var equal = position.chance() ? List.<EqualMove>of() : EqualMove.among(position, moves);
        if (!equal.isEmpty()) {
            var one = equal.getFirst();
            terminal.out().flush();
            int many = equal.size();
            terminal.err()
                    .printf(
                            "note: %d of these moves %s the same as %s: `%s` is `%s`%n"
                                    + "  hint: with `(option duplicates merge)` each is listed once%n",
                            many,
                            many == 1 ? "does" : "do",
                            many == 1 ? "another one" : "others",
                            one.move().notation(),
                            one.first().notation());
        }
    }

    private static void write(JsonWriter json, List<Move> moves) throws IOException {
        json.beginArray();
        for (var move : moves) {
            json.beginObject();
            json.name("notation").value(move.notation());
            json.name("parts").beginArray();
            for (var part : move.parts()) {
                json.value(part);
            }
            json.endArray();
            json.name("actions").beginArray();
            for (var action : move.actions()) {
                json.beginObject();
                json.name("kind").value(action.kind());
                json.name("from").value(action.from());
                json.name("to").value(action.to());
                json.name("piece").value(action.piece());
                json.name("owner").value(action.owner());
                json.name("part").value(action.part());
                new PositionJson(json).values("attributes", action.attributes());
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
    }
}
