package org.senet.launcher;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.graalvm.polyglot.Engine;
import org.senet.cluster.GamePlan;
import org.senet.cluster.MatchSeeds;
import org.senet.cluster.MatchWork;

/** {@code match}: plays many games and counts the results. */
final class MatchCommand implements Command {
    private static final String RANDOM = "random";
    private static final long GAMES = 100;
    private static final long MOVES = 1000;
    private static final long LONGEST = TimeUnit.DAYS.toSeconds(100);
    private static final long MOST_UNITS = 50_000;
    private static final Syntax SYNTAX = new Syntax(
            "match",
            List.of("GAME"),
            null,
            "play many games and count the results",
            "The same seed gives the same games. Sides that nobody speaks of are played at random. GAME may also be a match"
                    + " file. A match with a person is one game, unless told otherwise, and its board is drawn. Behind each"
                    + " part stands between which bounds it lies with a confidence of 95 %.",
            SharedWork.options(Stream.of(
                            List.of(Option.of("--games", "N", "how many games (" + GAMES + " unless told otherwise)")),
                            Seats.options(),
                            List.of(
                                    Option.flag(
                                            "--alternate", "the players change sides after each game, and are counted"),
                                    Option.of(
                                            "--opening",
                                            "N",
                                            "begin each game with N random moves; with --alternate, as often as there"
                                                    + " are sides with the same ones"),
                                    Option.threads(),
                                    Option.seed(),
                                    Option.maxMoves(MOVES),
                                    Option.of(
                                            "--seconds",
                                            "N",
                                            "start no more games after N seconds, and give up those that take a second"
                                                    + " longer, unless a person or another program plays"),
                                    Option.of(
                                            "--save",
                                            "FILE",
                                            "write the games into a file, whose name ends in " + GameFile.ENDINGS),
                                    Option.flag("--json", "print the results as a JSON object")),
                            GameSession.positionOptions())
                    .flatMap(List::stream)
                    .toList()));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // A number that is none is reported before a game is loaded.
        plan(arguments, MatchSettings.NONE, false);
        seed(arguments, MatchSettings.NONE);
        arguments.text("--save").ifPresent(GameFile::of);
        var threads = arguments.threads();
        if (SharedWork.isWanted(arguments)) {
            return share(arguments, terminal, threads);
        }
        if (threads == 1) {
            return run(arguments, terminal, 1, use -> GameSession.use(arguments, terminal, use));
        }
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            return run(arguments, terminal, threads, use -> GameSession.use(arguments, terminal, engine, use));
        }
    }

    private static int share(Arguments arguments, Terminal terminal, int threads) throws IOException {
        SharedWork.requireGames(arguments);
        var seed = SharedWork.seed(arguments);
        var plan = plan(arguments, MatchSettings.NONE, false);
        return SharedWork.run(arguments, terminal, threads, (session, folder) -> {
            session.requireGoingOn("play");
            var seats = PackedSeats.of(session, arguments, terminal);
            long batch = Math.max(1, plan.games() / MOST_UNITS);
            return new MatchWork(
                    new GamePlan(plan.games(), seed, plan.moves(), plan.opening(), plan.alternates(), seats, batch));
        });
    }

    private static int run(Arguments arguments, Terminal terminal, int threads, Contest.Opener opener)
            throws IOException {
        return opener.use(session -> run(session, arguments, terminal, threads, opener));
    }

    private static int run(
            GameSession session, Arguments arguments, Terminal terminal, int threads, Contest.Opener opener)
            throws IOException {
        session.requireGoingOn("play");
        var seats = session.seats(arguments, RANDOM);
        try (var table = new Table(session.context(), seats, terminal.err())) {
            return run(session, arguments, terminal, threads, opener, table, seats);
        }
    }

    private static int run(
            GameSession session,
            Arguments arguments,
            Terminal terminal,
            int threads,
            Contest.Opener opener,
            Table table,
            Map<String, Seat> seats)
            throws IOException {
        var seed = seed(arguments, session.settings());
        var plan = plan(arguments, session.settings(), table.hasHuman());
        if (threads > 1 && table.hasHuman()) {
            throw LauncherException.usage("a match with a person is played by one thread, so leave out `--threads`");
        }
        var score = new Score(session.game().name(), seats, seed, plan.alternates());
        var file = arguments.text("--save").map(GameFile::of).orElse(null);
        if (file != null) {
            file.check(session.context(), session.start());
        }
        Contest.Results results = game -> {
            if (file != null) {
                save(file, game, session.game().name(), seats);
            }
            synchronized (score) {
                score.add(game.played(), game.shift());
            }
        };
        var seeds = new MatchSeeds(seed, Table.seeds(session.game()), plan.alternates() ? seats.size() : 1);
        var contest = new Contest(plan, results, seeds);
        var begun = System.nanoTime();
        try (var last = new LastWord(terminal, () -> {
            if (file != null) {
                file.writeInterrupted(terminal.err());
            }
            print(arguments, terminal, score, begun);
        })) {
            last.after(
                    () -> {
                        var others = contest.playBeside(
                                threads - 1, opener, other -> other.seats(arguments, RANDOM), terminal.err());
                        try {
                            contest.play(session.start(), table);
                        } finally {
                            others.run();
                        }
                        if (contest.givenUp() > 0) {
                            terminal.err().println("the last games took too long, and are not counted");
                        }
                        if (file != null) {
                            file.write();
                        }
                    },
                    () -> score.games() > 0);
        }
        return 0;
    }

    private static void print(Arguments arguments, Terminal terminal, Score score, long begun) {
        var seconds = OptionalDouble.of((System.nanoTime() - begun) / 1e9);
        synchronized (score) {
            if (arguments.has("--json")) {
                Json.printed(terminal.out(), json -> score.write(json, seconds));
            } else {
                score.lines(seconds).forEach(terminal.out()::println);
            }
        }
        terminal.out().flush();
    }

    /** Adds a game to a file; sides change with the players. */
    private static void save(GameFile file, Contest.Finished game, String event, Map<String, Seat> seats) {
        var sides = List.copyOf(seats.keySet());
        var names = new ArrayList<String>();
        for (int i = 0; i < sides.size(); i++) {
            var seat = seats.get(sides.get(Math.floorMod(i - game.shift(), sides.size())));
            names.add(seat == null ? "" : seat.who());
        }
        file.add(game, GameFile.headers(event, game.number(), sides, names));
    }

    private static Contest.Plan plan(Arguments arguments, MatchSettings settings, boolean human) {
        var seconds = arguments.number("--seconds", 1, LONGEST, settings.seconds(), LONGEST);
        return new Contest.Plan(
                arguments.number("--games", 1, Long.MAX_VALUE, settings.games(), human ? 1 : GAMES),
                arguments.maxMoves(settings.maxMoves(), MOVES),
                TimeUnit.SECONDS.toNanos(seconds),
                arguments.number("--opening", 0, Long.MAX_VALUE, 0),
                arguments.has("--alternate"));
    }

    private static long seed(Arguments arguments, MatchSettings settings) {
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        return arguments.seed(settings.seed(), any);
    }
}
