package org.senet.launcher;

import java.io.IOException;
import java.util.List;

/** {@code show}: draws a game's position and tells its rules. */
final class ShowCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "show",
            List.of("GAME"),
            null,
            "draw the board and tell the rules of a game",
            "",
            GameSession.positionOptions());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        return GameSession.use(arguments, terminal, session -> {
            var out = terminal.out();
            out.println(session.game().name());
            out.println();
            out.println(session.start().text().stripTrailing());
            out.println();
            out.println(session.game().summary().stripTrailing());
            return 0;
        });
    }
}
