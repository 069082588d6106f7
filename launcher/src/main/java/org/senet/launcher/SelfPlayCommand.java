package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.senet.cluster.Crew;
import org.senet.cluster.GamePlan;
import org.senet.cluster.Inputs;
import org.senet.cluster.Job;
import org.senet.cluster.SampleFile;
import org.senet.cluster.SampleFormat;
import org.senet.cluster.SelfPlayWork;
import org.senet.cluster.Workplace;

/** {@code selfplay}: plays games and writes each move down, for programs that learn. */
final class SelfPlayCommand implements Command {
    private static final long GAMES = 100;
    private static final long MOVES = 1000;
    /** So few that all threads have something to do, and so many that files have some size. */
    private static final long BATCH = 16;
    /** A unit has one game unless there are more games than this, so that an interruption loses few. */
    private static final long SINGLES = 1000;
    /** About so many files a cluster makes, unless there are few games. */
    private static final long FILES = 400;

    private static final Syntax SYNTAX = new Syntax(
            "selfplay",
            List.of("GAME"),
            null,
            "play games and write each move to a file, for programs that learn",
            "The file is a table in the format Parquet, or has a JSON object in each line, as its name says. The same seed gives the\n"
                    + "same rows. Columns: game, ply, player, position, legal (moves), move, visits (how often `uct` has tried each legal\n"
                    + "move), score (what the player thought of the position), outcome, winner, reward (1, 0 or -1 for the player to move).",
            ClusterOptions.among(Stream.of(
                            List.of(
                                    Option.of(
                                            "--out",
                                            "FILE",
                                            "the file: `.parquet` or `.jsonl` (needed); with --cluster the folder of many files"),
                                    Option.of("--games", "N", "how many games (" + GAMES + " unless told otherwise)")),
                            Seats.options(),
                            List.of(
                                    Option.flag("--alternate", "the players change sides after each game"),
                                    Option.of(
                                            "--opening",
                                            "N",
                                            "begin each game with N random moves, which are not written"),
                                    Option.threads(),
                                    Option.seed(),
                                    Option.maxMoves(MOVES),
                                    Option.of("--shard", "K/N", "play only the K-th of N shares of the games"),
                                    Option.of(
                                            "--format", "FORMAT", "with --cluster, `parquet` (the default) or `jsonl`"),
                                    Option.flag("--json", "print the counts as a JSON object")),
                            GameSession.positionOptions())
                    .flatMap(List::stream)
                    .toList()));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // Numbers that are wrong are told before a game is loaded.
        arguments.threads();
        plan(arguments, List.of(), BATCH);
        if (ClusterOptions.isWanted(arguments)) {
            return onCluster(arguments, terminal);
        }
        if (arguments.has("--format")) {
            throw LauncherException.usage(
                    "`--format` belongs to `--cluster`; else the name of the file tells the format");
        }
        var file = file(arguments);
        var format = format(file);
        var job = SharedWork.job(
                arguments.parameter(0),
                arguments,
                terminal,
                Objects.requireNonNull(file.toAbsolutePath().getParent()),
                (session, folder) -> work(session, arguments, terminal, batch(arguments)));
        int[] units = SharedWork.shard(arguments).units(job.work().units()).toArray();
        try (var out = new SampleFile(file, format, units)) {
            play(job, units, arguments, terminal, out);
        } catch (AccessDeniedException e) {
            throw LauncherException.failure("`" + file + "` may not be written");
        } catch (UncheckedIOException e) {
            throw unwritten(file, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw unwritten(file, e);
        }
        return 0;
    }

    private static LauncherException unwritten(Path file, IOException cause) {
        return LauncherException.failure("`" + file + "` cannot be written: " + FileProblem.reason(cause));
    }

    /** Plays the games. When the process is interrupted, or a rule fails, the file has those that have ended. */
    private static void play(Job job, int[] units, Arguments arguments, Terminal terminal, SampleFile file)
            throws IOException {
        int threads = arguments.threads();
        long begun = System.nanoTime();
        try (var last = new LastWord(terminal, () -> complete(file, job.parcel().game(), arguments, terminal, begun))) {
            last.after(
                    () -> Progress.during(
                            terminal,
                            () -> file.games() + " games, " + file.rows() + " moves so far",
                            () -> play(job, units, threads, file)),
                    () -> file.games() > 0);
        }
    }

    private static void play(Job job, int[] units, int threads, SampleFile file) {
        try (var place = new Workplace(job, file)) {
            try {
                Crew.run(place, Inputs.NONE, units, threads, (unit, result) -> {
                    // The file counts what it has.
                });
            } catch (RuntimeException e) {
                throw ScriptFailure.of(e);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts the file in its place and tells how much it has. An old file stays when no game has ended before an interruption. */
    private static void complete(SampleFile file, String game, Arguments arguments, Terminal terminal, long begun) {
        boolean whole = file.isWhole();
        var seconds = OptionalDouble.of((System.nanoTime() - begun) / 1e9);
        try {
            if (whole || file.games() > 0) {
                file.complete();
            } else {
                file.close();
            }
            new SelfPlayCount(game, file.games(), file.rows()).print(terminal, arguments.has("--json"), seconds);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        terminal.out().flush();
        if (!whole) {
            file.failed().ifPresent(number -> terminal.err().println("a rule fails in game " + number));
            terminal.err()
                    .println(
                            file.games() > 0
                                    ? "ended before all games were played: `" + file.path()
                                            + "` has those that had ended"
                                    : "ended before a game was over: `" + file.path() + "` is not written");
            terminal.err().flush();
        }
    }

    /** How many games are a unit: what an interruption loses, so few games have units of one. Shards have the same units always. */
    private static long batch(Arguments arguments) {
        return arguments.has("--shard") ? BATCH : Math.clamp(games(arguments) / SINGLES, 1, BATCH);
    }

    private static long games(Arguments arguments) {
        return arguments.number("--games", 1, Long.MAX_VALUE, GAMES);
    }

    private static Path file(Arguments arguments) {
        var file = arguments
                .text("--out")
                .map(Path::of)
                .orElseThrow(() -> LauncherException.usage(
                        "`selfplay` needs to know where the games go",
                        "say it with `--out FILE.parquet` or `--out FILE.jsonl`"));
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw LauncherException.usage("there is no folder `" + folder + "`");
        }
        if (Files.isDirectory(file)) {
            throw LauncherException.usage("`" + file + "` is a directory");
        }
        return file;
    }

    private static SampleFormat format(Path file) {
        var name = String.valueOf(file.getFileName());
        return Stream.of(SampleFormat.values())
                .filter(format -> name.endsWith(format.suffix()))
                .findFirst()
                .orElseThrow(() -> LauncherException.usage(
                        "the name `" + name + "` does not tell the format", "it ends in `.parquet` or `.jsonl`"));
    }

    private static int onCluster(Arguments arguments, Terminal terminal) throws IOException {
        SharedWork.requireNoShard(arguments);
        var format = arguments.text("--format").orElse(SampleFormat.PARQUET.word());
        if (SampleFormat.named(format).isEmpty()) {
            throw LauncherException.usage("there is no format `" + format + "`", "formats are `parquet` and `jsonl`");
        }
        var out = arguments
                .text("--out")
                .orElseThrow(() -> LauncherException.usage(
                        "`selfplay` needs to know where the games go", "say it with `--out DIR`"));
        var folder = out.contains("://") ? out : Path.of(out).toAbsolutePath().toString();
        var batch = Math.max(BATCH, games(arguments) / FILES);
        return ClusterRun.run(
                arguments.parameter(0),
                arguments,
                terminal,
                (session, own) -> work(session, arguments, terminal, batch),
                List.of("--out", folder, "--format", format));
    }

    private static SelfPlayWork work(GameSession session, Arguments arguments, Terminal terminal, long batch)
            throws IOException {
        session.requireGoingOn("play");
        return new SelfPlayWork(plan(arguments, PackedSeats.of(session, arguments, terminal), batch));
    }

    private static GamePlan plan(Arguments arguments, List<org.senet.cluster.Seat> seats, long batch) {
        var seed = arguments.has("--shard") || ClusterOptions.isWanted(arguments)
                ? SharedWork.seed(arguments)
                : arguments.seed(new SplittableRandom().nextInt(1, 1_000_000));
        return new GamePlan(
                games(arguments),
                seed,
                arguments.maxMoves(MOVES),
                arguments.number("--opening", 0, Long.MAX_VALUE, 0),
                arguments.has("--alternate"),
                seats,
                batch);
    }
}
