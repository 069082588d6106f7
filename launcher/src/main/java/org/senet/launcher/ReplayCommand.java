package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.cluster.ReplayWork;
import org.senet.cluster.records.RecordPlayer;
import org.senet.cluster.records.Telling;

/** {@code replay}: plays the games of a file again, and checks every move. */
final class ReplayCommand implements Command {
    private static final List<String> FORMATS =
            List.of("pgn", "pdn", "sgf", "json", "kif", "ki2", "csa", "usi", "ggf", "wxf", "wtb", "moves");
    private static final List<String> WRITTEN =
            List.of("pgn", "pdn", "sgf", "json", "kif", "csa", "usi", "ggf", "chinese");
    private static final Syntax SYNTAX = new Syntax(
            "replay",
            List.of("FILE"),
            "FILE...",
            "play the games of a file again and check every move",
            "FILE holds games as PGN, PDN, SGF, JSON, KIF, KI2, CSA, USI, GGF, WXF, WTHOR, or a line of moves for each game, perhaps packed\n"
                    + "by gzip, bzip2 or Zstandard; `-` is the standard input.\n"
                    + "It may be of any length. Prints each game's last position. A game that is not understood, or has an illegal\n"
                    + "move, costs that game only; the others are read, and what became of them is counted at the end.\n"
                    + "Games of several files are numbered as if they stood in one.\n"
                    + "Without `--game`, each record says which game it is of: by `Variant`, `GameType` or `GM`, or by its format.\n"
                    + "A game that Zillions of Games has saved (`.zsg`) names its rules itself; `--game` names another rules file.",
            SharedWork.options(GameSession.gameOptions(PictureOptions.withValue(
                    "N",
                    "instead, draw the position after N moves",
                    Option.of("--game", "GAME", "the game that was played, if the records do not say it"),
                    Option.flag("--each", "draw the position after every move"),
                    Option.flag("--summary", "instead, print only what is wrong, and what became of all games"),
                    Option.flag(
                            "--json", "instead, print a JSON object in a line for each game, and one that counts them"),
                    Option.of("--to", "FORMAT", "instead, write the games as " + quoted(WRITTEN)),
                    Option.of("--format", "FORMAT", "what FILE holds, if it does not look like it"),
                    Option.of("--encoding", "NAME", "the encoding of the text, such as `GBK` or `Shift_JIS`"),
                    Option.of("--threads", "N", "play with so many threads"),
                    Option.of(
                            "--number",
                            "K",
                            "with a picture, which game it is of; the first unless told otherwise")))));

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
        boolean picture = wantsPicture(arguments);
        var telling = picture ? Telling.of(Telling.Kind.PROBLEMS) : telling(arguments);
        var encoding = arguments.text("--encoding").map(ReplayCommand::charset).orElse(null);
        var settings = new RecordFiles.Settings(format(arguments, "--format", FORMATS), encoding);
        int threads = picture ? 1 : arguments.threads();
        boolean shared = SharedWork.isWanted(arguments);
        RecordFiles.require(files);
        if (shared) {
            var game = arguments
                    .text("--game")
                    .orElseThrow(() -> LauncherException.usage(
                            "shares of the work need to know which game was played", "say it with `--game GAME`"));
            return SharedWork.run(game, arguments, terminal, threads, (session, folder) -> {
                try (var records = new RecordFiles(files, settings, terminal.in(), session.context())) {
                    return ReplayWork.plan(telling, files, records::nextReadable, folder);
                }
            });
        }
        if (threads == 1) {
            var opener = opener(arguments, telling, () -> Scripts.newContext(terminal));
            return opener.use(
                    (context, player) -> play(context, player, settings, telling, arguments, terminal, opener));
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            var opener = opener(arguments, telling, () -> Scripts.newContext(terminal, engine));
            return opener.use(
                    (context, player) -> play(context, player, settings, telling, arguments, terminal, opener));
        }
    }

    /** Whether a picture is wanted instead of what is printed otherwise. */
    private static boolean wantsPicture(Arguments arguments) {
        boolean wanted = PictureOptions.wanted(arguments);
        if (!wanted && arguments.has("--number")) {
            throw LauncherException.usage("`--number` is for pictures", "add `--svg N` or `--png N`");
        }
        for (var option : List.of("--each", "--summary", "--to")) {
            if (wanted && arguments.has(option)) {
                throw LauncherException.usage("`" + option + "` does not go together with a picture");
            }
        }
        if (wanted && SharedWork.isWanted(arguments)) {
            throw LauncherException.usage("a picture is not for shares of the work");
        }
        return wanted;
    }

    /** What opens the game that the command line names, or else those that the records name. */
    private static ReplayTeam.Opener opener(Arguments arguments, Telling telling, Supplier<Context> contexts) {
        var game = arguments.text("--game").orElse(null);
        if (game != null) {
            return use -> GameSession.use(
                    game,
                    arguments,
                    contexts,
                    session -> use.with(
                            session.context(),
                            new RecordPlayer(
                                    session.context(), session.context().asValue(session.game()), telling)));
        }
        for (var option : List.of("--variant", "--option")) {
            if (arguments.has(option)) {
                throw LauncherException.usage(
                        "`" + option + "` is for the game that `--game` names", "say it with `--game GAME`");
            }
        }
        return use -> {
            try (var context = contexts.get()) {
                return use.with(context, new RecordPlayer(context, name -> named(context, name), telling));
            } catch (RuntimeException e) {
                throw ScriptFailure.of(e);
            }
        };
    }

    /** The bundled game of a name, in a namespace of its own, for others are in the same context; null when there is none. */
    private static @Nullable Value named(Context context, String name) {
        try {
            var choice = GameLibrary.bundled().named(name);
            if (choice == null) {
                return null;
            }
            var game = context.eval(Scripts.LANGUAGE, "load-game").execute(choice.scriptName());
            return choice.variant() == null
                    ? game
                    : context.asValue(GameSession.variantOf(game.as(Game.class), choice.variant()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A game that Zillions of Games has saved. */
    private static int saved(Arguments arguments, Terminal terminal) throws IOException {
        for (var option : List.of("--to", "--json", "--summary", "--svg", "--png")) {
            if (arguments.has(option)) {
                throw LauncherException.usage("`" + option + "` is not for games that Zillions of Games has saved");
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
            Context context,
            RecordPlayer player,
            RecordFiles.Settings settings,
            Telling telling,
            Arguments arguments,
            Terminal terminal,
            ReplayTeam.Opener opener)
            throws IOException {
        var files = arguments.parameters();
        int threads = arguments.threads();
        var printer = new ReplayPrinter(terminal, ReplayOutput.of(telling, files.size() > 1));
        try (var records = new RecordFiles(files, settings, terminal.in(), context)) {
            if (PictureOptions.wanted(arguments)) {
                return ReplayPicture.write(records, player, printer, arguments, terminal);
            }
            var team = new ReplayTeam(records, printer, threads);
            var failure = new AtomicReference<IOException>();
            Runnable work = () -> {
                try {
                    team.play(player, threads - 1, opener);
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
