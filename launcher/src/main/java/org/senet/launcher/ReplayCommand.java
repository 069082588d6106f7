package org.senet.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.ZipException;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;

/** {@code replay}: plays the games of a file again, and checks every move. */
final class ReplayCommand implements Command {
    private static final String STANDARD_INPUT = "-";
    private static final List<String> FORMATS =
            List.of("pgn", "pdn", "sgf", "json", "kif", "ki2", "csa", "usi", "ggf", "wtb", "moves");
    private static final List<String> WRITTEN = List.of("pgn", "pdn", "sgf", "json", "kif", "csa", "usi");
    private static final Syntax SYNTAX = new Syntax(
            "replay",
            List.of("FILE"),
            null,
            "play the games of a file again and check every move",
            "FILE holds games as PGN, PDN, SGF, JSON, KIF, KI2, CSA, USI, GGF, WTHOR, or a line of moves for each game, perhaps packed\n"
                    + "by gzip, bzip2 or Zstandard; `-` is the standard input.\n"
                    + "It may be of any length. Prints each game's last position. A game that is not understood, or has an illegal\n"
                    + "move, costs that game only; the others are read, and what became of them is counted at the end.\n"
                    + "A game that Zillions of Games has saved (`.zsg`) names its rules itself; `--game` names another rules file.",
            GameSession.gameOptions(
                    Option.of("--game", "GAME", "the game that was played (needed, but for `.zsg`)"),
                    Option.flag("--each", "draw the position after every move"),
                    Option.flag("--summary", "instead, print only what is wrong, and what became of all games"),
                    Option.flag(
                            "--json", "instead, print a JSON object in a line for each game, and one that counts them"),
                    Option.of("--to", "FORMAT", "instead, write the games as " + quoted(WRITTEN)),
                    Option.of("--format", "FORMAT", "what FILE holds, if it does not look like it"),
                    Option.of("--encoding", "NAME", "the encoding of the text, such as `GBK` or `Shift_JIS`"),
                    Option.of("--threads", "N", "play with so many threads")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var file = arguments.parameter(0);
        if (file.endsWith(".zsg")) {
            if (arguments.has("--to") || arguments.has("--json") || arguments.has("--summary")) {
                throw LauncherException.usage(
                        "`--to`, `--json` and `--summary` are not for games that Zillions of Games has saved");
            }
            return SavedGameReplay.run(Path.of(file), arguments, terminal);
        }
        var game = arguments
                .text("--game")
                .orElseThrow(() -> LauncherException.usage(
                        "`replay` needs to know which game was played", "say it with `--game GAME`"));
        format(arguments, "--to", WRITTEN);
        requireOneOutput(arguments);
        var encoding = arguments.text("--encoding").map(ReplayCommand::charset).orElse(null);
        try (var input = open(file, terminal);
                var lines = RecordLines.of(input, encoding)) {
            return play(game, lines, arguments, terminal);
        } catch (CharacterCodingException e) {
            throw LauncherException.usage(
                    "`" + file + "` is not a text in " + (encoding == null ? "UTF-8" : encoding),
                    "say what it is with `--encoding`");
        } catch (ZipException e) {
            throw LauncherException.failure("`" + file + "` cannot be unpacked: " + e.getMessage());
        }
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

    private static InputStream open(String file, Terminal terminal) throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            return terminal.in();
        }
        var path = Path.of(file);
        try {
            if (Files.isDirectory(path)) {
                throw LauncherException.usage("`" + path + "` is a directory, not a file with games");
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw LauncherException.usage("there is no file `" + path + "`");
        } catch (AccessDeniedException e) {
            throw LauncherException.usage("`" + path + "` may not be read");
        }
    }

    /** The parts of a text, whose format an option, the name of the file or the text tells. */
    private static RecordParts parts(GameSession session, RecordLines lines, Arguments arguments) throws IOException {
        var option = format(arguments, "--format", FORMATS);
        var name = option != null
                ? "games." + option
                : arguments.parameter(0).toLowerCase(Locale.ROOT).replaceFirst("\\.(gz|bz2|zst)$", "");
        var told = Replay.library(session.context(), "format-of");
        return new RecordParts(lines, start -> told.execute(name, start).asString());
    }

    private static int play(String game, RecordLines lines, Arguments arguments, Terminal terminal) throws IOException {
        format(arguments, "--format", FORMATS);
        int threads = arguments.threads();
        if (threads == 1) {
            return GameSession.use(
                    game, arguments, terminal, session -> play(session, lines, arguments, terminal, 1, use -> 0));
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            ReplayTeam.Opener opener = use -> GameSession.use(game, arguments, terminal, engine, use);
            return opener.use(session -> play(session, lines, arguments, terminal, threads, opener));
        }
    }

    private static int play(
            GameSession session,
            RecordLines lines,
            Arguments arguments,
            Terminal terminal,
            int threads,
            ReplayTeam.Opener opener)
            throws IOException {
        var parts = parts(session, lines, arguments);
        var source = new ReplayRun.Source(
                Path.of(arguments.parameter(0)), parts.format(), !arguments.has("--each") && !arguments.has("--to"));
        ReplayTeam.Maker maker = used -> new ReplayRun(used, source, out -> output(used, arguments, out));
        var team = new ReplayTeam(parts, terminal, threads, output(session, arguments, terminal.out()));
        var tally = new AtomicReference<ReplayTally>();
        var failure = new AtomicReference<IOException>();
        Runnable work = () -> {
            try {
                tally.set(team.play(maker.run(session), threads - 1, opener, maker));
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
        var counted = Objects.requireNonNull(tally.get());
        if (counted.games() == 0) {
            throw LauncherException.failure("there is no game in `" + arguments.parameter(0) + "`");
        }
        return counted.refused() == 0 ? 0 : LauncherException.FAILURE;
    }

    private static ReplayOutput output(GameSession session, Arguments arguments, PrintStream out) {
        var format = arguments.text("--to").orElse(null);
        if (format != null) {
            return new ReplayOutput.Converted(session, format, out);
        }
        if (arguments.has("--summary")) {
            return new ReplayOutput.Summary(out);
        }
        return arguments.has("--json")
                ? new ReplayOutput.Lines(out)
                : new ReplayOutput.Boards(out, arguments.has("--each"));
    }
}
