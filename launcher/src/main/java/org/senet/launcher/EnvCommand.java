package org.senet.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.senet.launcher.env.EnvironmentServer;

/** {@code env}: plays games for programs that learn. */
final class EnvCommand implements Command {
    private static final long MOVES = 10_000;
    private static final Syntax SYNTAX = new Syntax(
            "env",
            List.of("GAME"),
            null,
            "play games for programs that learn, by lines of JSON",
            "Requests come through standard input, a JSON object on each line, and each is answered by a line. Actions are clicks,"
                    + " numbered for each game; any number of games is played at a time. What scripts print goes to standard"
                    + " errors.",
            GameSession.positionOptions(
                    Option.flag("--stdio", "talk over standard input and output; this is the only way there is"),
                    Option.of("--threads", "N", "play N games of a request at a time (1 unless told otherwise)"),
                    Option.of("--seed", "N", "of games that are begun without a seed (0 unless told otherwise)"),
                    Option.maxMoves(MOVES)));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var threads = arguments.threads();
        long seed = arguments.seed(0);
        long limit = arguments.maxMoves(MOVES);
        var apart = terminal.at(InputStream.nullInputStream(), terminal.err());
        return GameSession.use(arguments, apart, session -> {
            new EnvironmentServer(session.context(), session.start(), threads, limit, seed)
                    .serve(terminal.in(), terminal.out());
            return 0;
        });
    }
}
