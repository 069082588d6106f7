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
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.ZipException;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;

/** {@code replay}: plays the games of a file again, and checks every move. */
final class ReplayCommand implements Command {
    private static final String STANDARD_INPUT = "-";
    private static final List<String> FORMATS = List.of("pgn", "pdn", "sgf", "json");
    private static final int MOST_THREADS = 256;
    private static final Syntax SYNTAX = new Syntax(
            "replay",
            List.of("FILE"),
            null,
            "play the games of a file again and check every move",
            "FILE holds games as PGN, PDN, SGF or JSON, perhaps packed by gzip, bzip2 or Zstandard; `-` is the standard input.\n"
                    + "It may be of any length. Prints each game's last position. A game that is not understood, or has an illegal\n"
                    + "move, costs that game only; the others are read, and what became of them is counted at the end.\n"
                    + "A game that Zillions of Games has saved (`.zsg`) names its rules itself; `--game` names another rules file.",
            GameSession.gameOptions(
                    Option.of("--game", "GAME", "the game that was played (needed, but for `.zsg`)"),
                    Option.flag("--each", "draw the position after every move"),
                    Option.flag("--summary", "instead, print only what is wrong, and what became of all games"),
                    Option.flag(
                            "--json", "instead, print a JSON object in a line for each game, and one that counts them"),
                    Option.of("--to", "FORMAT", "instead, write the games as `pgn`, `pdn`, `sgf` or `json`"),
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
        format(arguments, "--to");
        requireOneOutput(arguments);
        var encoding = arguments.text("--encoding").map(ReplayCommand::charset).orElse(null);
        try (var input = open(file, terminal);
                var lines = RecordLines.of(input, encoding)) {
            var parts = new RecordParts(lines, given(file, format(arguments, "--format")));
            return play(game, parts, arguments, terminal);
        } catch (CharacterCodingException e) {
            throw LauncherException.usage(
                    "`" + file + "` is not a text in " + (encoding == null ? "UTF-8" : encoding),
                    "say what it is with `--encoding`");
        } catch (ZipException e) {
            throw LauncherException.failure("`" + file + "` cannot be unpacked: " + e.getMessage());
        }
    }

    /** The format that an option names; {@code pdn} counts as such. */
    private static @Nullable String format(Arguments arguments, String option) {
        var format = arguments.text(option).orElse(null);
        if (format != null && !FORMATS.contains(format)) {
            throw LauncherException.usage("`" + option + "` takes `pgn`, `pdn`, `sgf` or `json`, not `" + format + "`");
        }
        return format;
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

    /** What the option says, or else the name of the file; null when the text must tell. */
    private static @Nullable String given(String file, @Nullable String option) {
        if (option != null) {
            return option.equals("pdn") ? "pgn" : option;
        }
        var name = file.toLowerCase(java.util.Locale.ROOT).replaceFirst("\\.(gz|bz2|zst)$", "");
        return FORMATS.stream()
                .filter(f -> name.endsWith("." + f))
                .map(f -> f.equals("pdn") ? "pgn" : f)
                .findFirst()
                .orElse(null);
    }

    private static int play(String game, RecordParts parts, Arguments arguments, Terminal terminal) throws IOException {
        int threads = (int) arguments.number("--threads", 1, MOST_THREADS, 1);
        if (threads == 1) {
            return GameSession.use(
                    game, arguments, terminal, session -> play(session, parts, arguments, terminal, 1, use -> 0));
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            ReplayTeam.Opener opener = use -> GameSession.use(game, arguments, terminal, engine, use);
            return opener.use(session -> play(session, parts, arguments, terminal, threads, opener));
        }
    }

    private static int play(
            GameSession session,
            RecordParts parts,
            Arguments arguments,
            Terminal terminal,
            int threads,
            ReplayTeam.Opener opener)
            throws IOException {
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
