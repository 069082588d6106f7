package org.senet.launcher;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.ReplayWork;
import org.senet.cluster.records.RecordPlayer;
import org.senet.cluster.records.Telling;

/** {@code replay}: plays the games of a file again, and checks every move. */
final class ReplayCommand implements Command {
    private static final List<String> FORMATS =
            List.of("pgn", "pdn", "sgf", "json", "kif", "ki2", "csa", "usi", "ggf", "wtb", "moves");
    private static final List<String> WRITTEN = List.of("pgn", "pdn", "sgf", "json", "kif", "csa", "usi");
    private static final Syntax SYNTAX = new Syntax(
            "replay",
            List.of("FILE"),
            "FILE...",
            "play the games of a file again and check every move",
            "FILE holds games as PGN, PDN, SGF, JSON, KIF, KI2, CSA, USI, GGF, WTHOR, or a line of moves for each game, perhaps packed\n"
                    + "by gzip, bzip2 or Zstandard; `-` is the standard input.\n"
                    + "It may be of any length. Prints each game's last position. A game that is not understood, or has an illegal\n"
                    + "move, costs that game only; the others are read, and what became of them is counted at the end.\n"
                    + "Games of several files are numbered as if they stood in one.\n"
                    + "A game that Zillions of Games has saved (`.zsg`) names its rules itself; `--game` names another rules file.",
            SharedWork.options(GameSession.gameOptions(
                    Option.of("--game", "GAME", "the game that was played (needed, but for `.zsg`)"),
                    Option.flag("--each", "draw the position after every move"),
                    Option.flag("--summary", "instead, print only what is wrong, and what became of all games"),
                    Option.flag(
                            "--json", "instead, print a JSON object in a line for each game, and one that counts them"),
                    Option.of("--to", "FORMAT", "instead, write the games as " + quoted(WRITTEN)),
                    Option.of("--format", "FORMAT", "what FILE holds, if it does not look like it"),
                    Option.of("--encoding", "NAME", "the encoding of the text, such as `GBK` or `Shift_JIS`"),
                    Option.of("--threads", "N", "play with so many threads"))));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var files = arguments.parameters();
        if (files.stream().anyMatch(file -> file.endsWith(".zsg"))) {
            return saved(arguments, terminal);
        }
        var game = arguments
                .text("--game")
                .orElseThrow(() -> LauncherException.usage(
                        "`replay` needs to know which game was played", "say it with `--game GAME`"));
        var telling = telling(arguments);
        var encoding = arguments.text("--encoding").map(ReplayCommand::charset).orElse(null);
        var settings = new RecordFiles.Settings(format(arguments, "--format", FORMATS), encoding);
        int threads = arguments.threads();
        boolean shared = SharedWork.isWanted(arguments);
        RecordFiles.require(files);
        if (shared) {
            return SharedWork.run(game, arguments, terminal, threads, (session, folder) -> {
                try (var records = new RecordFiles(files, settings, terminal.in(), session.context())) {
                    return ReplayWork.plan(telling, files, records::next, folder);
                }
            });
        }
        if (threads == 1) {
            return GameSession.use(
                    game,
                    arguments,
                    terminal,
                    session -> play(session, settings, telling, arguments, terminal, 1, use -> 0));
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            ReplayTeam.Opener opener = use -> GameSession.use(game, arguments, terminal, engine, use);
            return opener.use(session -> play(session, settings, telling, arguments, terminal, threads, opener));
        }
    }

    /** A game that Zillions of Games has saved. */
    private static int saved(Arguments arguments, Terminal terminal) throws IOException {
        for (var option : List.of("--to", "--json", "--summary")) {
            if (arguments.has(option)) {
                throw LauncherException.usage(
                        "`--to`, `--json` and `--summary` are not for games that Zillions of Games has saved");
            }
        }
        if (SharedWork.isWanted(arguments)) {
            throw LauncherException.usage("a game that Zillions of Games has saved is not for shares of the work");
        }
        if (arguments.parameters().size() > 1) {
            throw LauncherException.usage("a game that Zillions of Games has saved is played alone");
        }
        return SavedGameReplay.run(Path.of(arguments.parameter(0)), arguments, terminal);
    }

    private static Telling telling(Arguments arguments) {
        var format = format(arguments, "--to", WRITTEN);
        requireOneOutput(arguments);
        if (format != null) {
            return Telling.converted(format);
        }
        if (arguments.has("--summary")) {
            return Telling.of(Telling.Kind.PROBLEMS);
        }
        if (arguments.has("--json")) {
            return Telling.of(Telling.Kind.FIGURES);
        }
        return Telling.of(arguments.has("--each") ? Telling.Kind.POSITIONS : Telling.Kind.LAST_POSITION);
    }

    /** The format that an option names. */
    private static @Nullable String format(Arguments arguments, String option, List<String> known) {
        var format = arguments.text(option).orElse(null);
        if (format != null && !known.contains(format)) {
            throw LauncherException.usage("`" + option + "` takes " + quoted(known) + ", not `" + format + "`");
        }
        return format;
    }

    private static String quoted(List<String> names) {
        var all = names.stream().map(name -> "`" + name + "`").toList();
        return String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
    }

    private static void requireOneOutput(Arguments arguments) {
        var wanted = List.of("--to", "--json", "--summary").stream()
                .filter(arguments::has)
                .toList();
        if (wanted.size() > 1) {
            throw LauncherException.usage(
                    "`" + wanted.get(0) + "` and `" + wanted.get(1) + "` both say what is printed", "take one of them");
        }
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw LauncherException.usage(
                    "there is no encoding `" + name + "`",
                    "usual ones are UTF-8, UTF-16, ISO-8859-1, GBK and Shift_JIS");
        }
    }

    private static int play(
            GameSession session,
            RecordFiles.Settings settings,
            Telling telling,
            Arguments arguments,
            Terminal terminal,
            int threads,
            ReplayTeam.Opener opener)
            throws IOException {
        var files = arguments.parameters();
        var printer = new ReplayPrinter(terminal, ReplayOutput.of(telling, files.size() > 1));
        ReplayTeam.Maker maker =
                used -> new RecordPlayer(used.context(), used.context().asValue(used.game()), telling);
        try (var records = new RecordFiles(files, settings, terminal.in(), session.context())) {
            var team = new ReplayTeam(records, printer, threads);
            var failure = new AtomicReference<IOException>();
            Runnable work = () -> {
                try {
                    team.play(maker.player(session), threads - 1, opener, maker);
                } catch (IOException e) {
                    failure.set(e);
                }
            };
            if (arguments.has("--summary")) {
                Progress.during(terminal, team::progress, work);
            } else {
                work.run();
            }
            if (failure.get() != null) {
                throw failure.get();
            }
        }
        return printer.end(files);
    }
}
