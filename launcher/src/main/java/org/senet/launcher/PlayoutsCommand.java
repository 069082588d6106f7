package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.PolyglotException;
import org.senet.api.Playouts;
import org.senet.cluster.PlayoutsWork;
import org.senet.cluster.observation.GameFailure;

/** {@code playouts}: random games without players or referee, as fast as the rules can be followed. */
final class PlayoutsCommand implements Command {
    private static final long SECONDS = 10;
    private static final long PLIES = 10_000;
    private static final long LONGEST = TimeUnit.DAYS.toSeconds(100);
    /** Games are played in batches, which take no longer than this if one game does not. */
    private static final long BATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private static final long LEAST_BATCH = 100;
    private static final long MOST_UNITS = 50_000;

    private static final Syntax SYNTAX = new Syntax(
            "playouts",
            List.of("GAME"),
            null,
            "play random games as fast as possible and count the results",
            "Each legal move is as likely as every other; moves of chance are as likely as the rules say. The same seed gives"
                    + " the same games.",
            SharedWork.options(GameSession.positionOptions(
                    Option.of("--games", "N", "how many games, rather than for how long"),
                    Option.of(
                            "--seconds",
                            "N",
                            "begin no more games after N seconds (" + SECONDS
                                    + " unless told otherwise), and give up one that takes a second longer"),
                    Option.seed(),
                    Option.maxMoves(PLIES),
                    Option.of("--threads", "N", "with --shard, play with N threads (1 unless told otherwise)"),
                    Option.flag("--json", "print the results as a JSON object"))));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    /** How many games of what length are played, for how long. */
    private record Limits(long games, long plies, long nanoseconds) {
        static Limits read(Arguments arguments) {
            var games = arguments.number("--games", 1, Long.MAX_VALUE, Long.MAX_VALUE);
            var seconds = arguments.number("--seconds", 1, LONGEST, arguments.has("--games") ? LONGEST : SECONDS);
            return new Limits(games, arguments.maxMoves(PLIES), TimeUnit.SECONDS.toNanos(seconds));
        }
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // A number that is none is reported before a game is loaded.
        var limits = Limits.read(arguments);
        if (SharedWork.isWanted(arguments)) {
            return share(arguments, terminal, limits);
        }
        if (arguments.has("--threads")) {
            throw LauncherException.usage("`--threads` belongs to `--shard`");
        }
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        var seed = arguments.seed(any);
        return GameSession.use(arguments, terminal, session -> {
            session.requireGoingOn("play");
            var count = new PlayoutCount(session.game(), seed);
            var begun = System.nanoTime();
            try (var last = new LastWord(terminal, () -> print(arguments, terminal, count, begun))) {
                last.after(() -> play(session, limits, count, terminal), () -> count.games() > 0);
            }
            return 0;
        });
    }

    private static void print(Arguments arguments, Terminal terminal, PlayoutCount count, long begun) {
        var seconds = OptionalDouble.of((System.nanoTime() - begun) / 1e9);
        synchronized (count) {
            if (arguments.has("--json")) {
                Json.printed(terminal.out(), json -> count.write(json, seconds));
            } else {
                count.lines(seconds).forEach(terminal.out()::println);
            }
        }
        terminal.out().flush();
    }

    private static int share(Arguments arguments, Terminal terminal, Limits limits) throws IOException {
        SharedWork.requireGames(arguments);
        var seed = SharedWork.seed(arguments);
        int threads = arguments.threads();
        long batch = Math.max(LEAST_BATCH, limits.games / MOST_UNITS);
        return SharedWork.run(arguments, terminal, threads, (session, folder) -> {
            session.requireGoingOn("play");
            return new PlayoutsWork(limits.games, seed, limits.plies, batch, PlayoutCount.winners(session.game()));
        });
    }

    private static void play(GameSession session, Limits limits, PlayoutCount count, Terminal terminal) {
        if (!Deadline.isMet(session.context(), limits.nanoseconds, () -> play(session, limits, count))) {
            terminal.err().println("the last games took too long, and are not counted");
        }
    }

    private static void play(GameSession session, Limits limits, PlayoutCount count) {
        var begun = System.nanoTime();
        long batch = 1;
        while (count.games() < limits.games && System.nanoTime() - begun < limits.nanoseconds) {
            var batchBegun = System.nanoTime();
            var games = Math.min(batch, limits.games - count.games());
            play(session, games, limits.plies, count);
            var took = System.nanoTime() - batchBegun;
            batch = took < BATCH_NANOS / 2 ? batch * 2 : Math.max(1, took > BATCH_NANOS ? batch / 2 : batch);
        }
    }

    /** Plays a batch. When a rule fails in it, the games before that one count, and its seed is told. */
    private static void play(GameSession session, long games, long plies, PlayoutCount count) {
        try {
            add(session.start().playouts(games, count.nextSeed(), plies), count);
        } catch (PolyglotException e) {
            if (!GameFailure.isOfScript(e)) {
                throw e;
            }
            if (games == 1) {
                var seed = count.nextSeed();
                throw ScriptFailure.of(e, "in the game that `--games 1 --seed " + seed + "` plays");
            }
            for (long i = 0; i < games; i++) {
                play(session, 1, plies, count);
            }
        }
    }

    private static void add(Playouts results, PlayoutCount count) {
        synchronized (count) {
            count.add(results);
        }
    }
}
