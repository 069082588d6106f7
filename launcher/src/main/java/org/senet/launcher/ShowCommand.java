package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import org.senet.api.Position;
import org.senet.launcher.picture.Scene;

/** {@code show}: draws a game's position and tells its rules. */
final class ShowCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "show",
            List.of("GAME"),
            null,
            "draw the board and tell the rules of a game",
            "",
            GameSession.positionOptions(PictureOptions.with(
                    Option.many("--after", "\"M1,M2\"", "after these moves (repeatable)"),
                    Option.many("--move", "MOVE", "in a picture, draw this move as arrows (repeatable)"),
                    Option.flag("--json", "print an object with the board, the pieces and the position"))));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        boolean picture = PictureOptions.wanted(arguments);
        if (arguments.has("--move") && !picture) {
            throw LauncherException.usage("`--move` is for pictures", "add `--svg` or `--png`");
        }
        return GameSession.use(arguments, terminal, session -> {
            var position = PictureOptions.after(arguments, session.start());
            if (picture) {
                var scene = Scene.of(position).showing(PictureOptions.moves(arguments, position));
                PictureOptions.write(arguments, terminal, position, scene);
            } else if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> new PositionJson(json).write(position));
            } else {
                print(terminal, position);
            }
            return 0;
        });
    }

    private static void print(Terminal terminal, Position position) {
        var out = terminal.out();
        out.println(position.game().name());
        out.println();
        out.println(position.text().stripTrailing());
        out.println();
        out.println(position.game().summary().stripTrailing());
    }
}
