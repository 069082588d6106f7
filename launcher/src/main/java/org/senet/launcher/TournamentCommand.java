package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;
import org.senet.launcher.statistics.Sprt;

/** {@code tournament}: lets players play each other, and tells how strong they are. */
final class TournamentCommand implements Command {
    private static final long MOVES = 1000;
    private static final long MOST_ROUNDS = 10_000_000;
    private static final double ERROR = 0.05;
    private static final Syntax SYNTAX = new Syntax(
            "tournament",
            List.of("GAME|FILE"),
            null,
            "let players play each other and tell how strong they are",
            "All play all, twice in each round with sides changed. FILE ends in .json; its members are options, and `game`. With"
                    + " --journal, what was interrupted goes on where it stood.",
            GameSession.positionOptions(
                    Option.many(
                            "--player",
                            "[NAME=]WHO",
                            "a player: random, greedy, two-ply, level:1 to level:8, alphabeta, uct, FILE:FUNCTION, or a program such as"
                                    + " uci:PATH?depth=8 (two or more)"),
                    Option.flag("--gauntlet", "the first player plays all others, and these not each other"),
                    Option.of("--rounds", "N", "each two play N times from each side (1 unless told otherwise)"),
                    Option.of("--opening", "N", "each pair of games begins with the same N random moves"),
                    Option.of(
                            "--openings",
                            "FILE",
                            "each pair of games begins with the moves of the next line of the file, separated by commas"),
                    Option.of(
                            "--sprt",
                            "ELO0,ELO1",
                            "end when it is decided with errors of 5 % whether the first of two players is stronger by ELO0 or ELO1"),
                    Option.threads(),
                    Option.seed(),
                    Option.maxMoves(MOVES),
                    Option.of("--journal", "FILE", "keep the games, and go on with those that it has"),
                    Option.of("--save", "FILE", "write the games into a file that ends in " + GameFile.ENDINGS),
                    Option.flag("--json", "print the table as a JSON object")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments given, Terminal terminal) throws IOException {
        var arguments = TournamentFile.isFile(given.parameter(0)) ? TournamentFile.read(given) : given;
        var tournament = read(arguments);
        var threads = arguments.threads();
        var file = arguments.text("--save").map(GameFile::of).orElse(null);
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            Contest.Opener opener = use -> GameSession.use(arguments, terminal, engine, use);
            return opener.use(session -> {
                check(session, tournament);
                if (file != null) {
                    file.check(session.context(), session.start());
                }
                var title = session.game().name() + " " + session.start().fen() + " " + tournament;
                try (var journal = TournamentJournal.open(
                        arguments.text("--journal").map(Path::of).orElse(null), title)) {
                    var run = new TournamentRun(tournament, journal, terminal.err(), file);
                    play(arguments, terminal, session, run, tournament, threads, opener);
                }
                return 0;
            });
        }
    }

    private static void play(
            Arguments arguments,
            Terminal terminal,
            GameSession session,
            TournamentRun run,
            Tournament tournament,
            int threads,
            Contest.Opener opener)
            throws IOException {
        var name = session.game().name();
        try (var last = new LastWord(terminal, () -> {
            run.end();
            run.saveInterrupted();
            print(arguments, terminal, new Standings(tournament, name, run.games()));
        })) {
            last.after(
                    () -> {
                        play(terminal, session, run, tournament, threads, opener);
                        run.save();
                    },
                    () -> run.played() > 0);
        }
    }

    private static void play(
            Terminal terminal,
            GameSession session,
            TournamentRun run,
            Tournament tournament,
            int threads,
            Contest.Opener opener)
            throws IOException {
        var failure = new IOException[1];
        Progress.during(terminal, () -> run.played() + " of " + tournament.games() + " games", () -> {
            try {
                run.play(session, threads, opener);
            } catch (IOException e) {
                failure[0] = e;
            }
        });
        if (failure[0] != null) {
            throw failure[0];
        }
    }

    private static void print(Arguments arguments, Terminal terminal, Standings standings) {
        if (arguments.has("--json")) {
            Json.printed(terminal.out(), standings::write);
        } else {
            standings.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    /** Reports players, openings and games that make no sense before the first move. */
    private static void check(GameSession session, Tournament tournament) {
        if (session.game().players().size() != 2) {
            throw LauncherException.usage("a tournament is for games of two players, and `"
                    + session.game().name() + "` has "
                    + session.game().players().size());
        }
        session.requireGoingOn("play");
        tournament.entrants().forEach(entrant -> session.program("--player", entrant.who()));
        for (var line : tournament.openings()) {
            var opened = opened(session.start(), line);
            if (opened.over()) {
                throw LauncherException.usage("the game is over after the opening `" + line + "`", Ending.of(opened));
            }
        }
    }

    private static Position opened(Position start, String line) {
        try {
            return MoveFinder.play(start, line);
        } catch (LauncherException e) {
            throw LauncherException.usage("in the opening `" + line + "`: " + e.text(), e.hint());
        }
    }

    private static Tournament read(Arguments arguments) throws IOException {
        var entrants = new ArrayList<Tournament.Entrant>();
        for (var text : arguments.texts("--player")) {
            entrants.add(entrant(text));
        }
        if (entrants.size() < 2) {
            throw LauncherException.usage("a tournament needs two players or more", "name each by `--player WHO`");
        }
        var names = entrants.stream().map(Tournament.Entrant::name).toList();
        for (var name : names) {
            if (names.indexOf(name) != names.lastIndexOf(name)) {
                throw LauncherException.usage(
                        "two players are called `" + name + "`", "give them names: `--player NAME=WHO`");
            }
        }
        long any = new SplittableRandom().nextInt(1, 1_000_000);
        return new Tournament(
                List.copyOf(entrants),
                arguments.has("--gauntlet"),
                arguments.number("--rounds", 1, MOST_ROUNDS, 1),
                arguments.number("--opening", 0, Long.MAX_VALUE, 0),
                openings(arguments.text("--openings").orElse(null)),
                arguments.maxMoves(MOVES),
                arguments.seed(arguments.has("--journal") ? 0 : any),
                sprt(arguments, entrants.size()));
    }

    /** A name has no colon, question mark or slash, so that options of players are not taken for one. */
    private static Tournament.Entrant entrant(String text) {
        int equals = text.indexOf('=');
        return equals > 0 && text.substring(0, equals).matches("[^:?/]+")
                ? new Tournament.Entrant(
                        text.substring(0, equals).strip(),
                        text.substring(equals + 1).strip())
                : new Tournament.Entrant(text, text);
    }

    private static List<String> openings(@Nullable String file) throws IOException {
        if (file == null) {
            return List.of();
        }
        var lines = Scripts.text(Path.of(file), "a file of openings")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) {
            throw LauncherException.usage("`" + file + "` has no openings");
        }
        return lines;
    }

    private static @Nullable Sprt sprt(Arguments arguments, int players) {
        var text = arguments.text("--sprt");
        if (text.isEmpty()) {
            return null;
        }
        if (players != 2) {
            throw LauncherException.usage("`--sprt` is for two players");
        }
        var parts = text.get().split(",", -1);
        try {
            double elo0 = Double.parseDouble(parts[0]);
            double elo1 = Double.parseDouble(parts.length == 2 ? parts[1] : "");
            if (elo0 < elo1 && Double.isFinite(elo0) && Double.isFinite(elo1)) {
                return new Sprt(elo0, elo1, ERROR, ERROR);
            }
        } catch (NumberFormatException e) {
            // The message below says what is expected.
        }
        throw LauncherException.usage(
                "`--sprt` takes two differences of strength, the smaller one first, such as `0,20`");
    }
}
