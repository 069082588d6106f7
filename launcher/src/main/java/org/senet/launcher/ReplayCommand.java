package org.senet.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** {@code replay}: plays the games of a file again, and checks every move. */
final class ReplayCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "replay",
            List.of("FILE"),
            null,
            "play the games of a file again and check every move",
            "FILE holds games as PGN, PDN, SGF or JSON. Prints each game's last position.",
            GameSession.gameOptions(
                    Option.of("--game", "GAME", "the game that was played (needed)"),
                    Option.flag("--each", "draw the position after every move"),
                    Option.of("--to", "FORMAT", "instead, write the games as `pgn`, `pdn`, `sgf` or `json`")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var game = arguments
                .text("--game")
                .orElseThrow(() -> LauncherException.usage(
                        "`replay` needs to know which game was played", "say it with `--game GAME`"));
        var file = Path.of(arguments.parameter(0));
        var text = Scripts.text(file, "a file with games", StandardCharsets.ISO_8859_1);
        return GameSession.use(game, arguments, terminal, session -> {
            var records = Replay.library(session.context(), "read-records").execute(text, file.toString());
            var replays = replays(session, records, file);
            var format = arguments.text("--to");
            if (format.isPresent()) {
                terminal.out().print(converted(session, replays, format.get()));
            } else {
                print(replays, arguments.has("--each"), terminal);
            }
            return report(replays, file, text, terminal);
        });
    }

    private static List<Replay> replays(GameSession session, Value records, Path file) {
        if (records.getArraySize() == 0) {
            throw LauncherException.failure("there is no game in `" + file + "`");
        }
        var replays = new ArrayList<Replay>();
        for (var record : Members.list(records, r -> r)) {
            var number = replays.size() + 1;
            replays.add(Replay.of(session, record, "game " + number + " of `" + file + "`"));
        }
        return replays;
    }

    private static String converted(GameSession session, List<Replay> replays, String format) {
        if (!List.of("pgn", "pdn", "sgf", "json").contains(format)) {
            throw LauncherException.usage("`--to` takes `pgn`, `pdn`, `sgf` or `json`, not `" + format + "`");
        }
        var converted = Replay.library(session.context(), "converted");
        var records = new ArrayList<Value>();
        replays.forEach(r -> records.add(converted.execute(session.game(), r.record(), format)));
        return Replay.library(session.context(), "write-records")
                .execute(format, vector(session, records))
                .asString();
    }

    private static Value vector(GameSession session, List<Value> elements) {
        return session.context().eval(Scripts.LANGUAGE, "vector").execute(elements.toArray());
    }

    private static void print(List<Replay> replays, boolean each, Terminal terminal) {
        var out = terminal.out();
        for (int i = 0; i < replays.size(); i++) {
            var replay = replays.get(i);
            out.println((i == 0 ? "" : "\n") + (i + 1) + ". " + replay.title());
            var positions = replay.positions();
            var moves = replay.moves();
            for (int m = each ? 1 : positions.size() - 1; m < positions.size(); m++) {
                out.println(m == 0 ? "" : "\n" + moves.get(m - 1));
                out.println(positions.get(m).text());
            }
            var result = positions.getLast().result();
            if (result != null) {
                out.println("\n" + result);
            }
        }
    }

    private static int report(List<Replay> replays, Path file, String text, Terminal terminal) {
        int wrong = 0;
        for (var replay : replays) {
            for (var error : replay.errors()) {
                Replay.report(error, file, text).lines(terminal.errStyle()).forEach(terminal.err()::println);
                wrong++;
            }
        }
        return wrong == 0 ? 0 : LauncherException.FAILURE;
    }
}
