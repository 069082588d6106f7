package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.senet.cluster.ClusterException;
import org.senet.cluster.Crew;
import org.senet.cluster.Inputs;
import org.senet.cluster.Job;
import org.senet.cluster.Journal;
import org.senet.cluster.Outlet;
import org.senet.cluster.Shard;
import org.senet.cluster.Work;
import org.senet.cluster.Workplace;

/** Work of a command that is shared with other processes. */
final class SharedWork {
    private static final String SHARD = "--shard";
    private static final String OUT = "--out";

    private SharedWork() {}

    /** The options of commands whose work can be shared, and others. */
    static List<Option> options(List<Option> others) {
        var own = Stream.of(
                Option.of(SHARD, "K/N", "do only the K-th of N shares; `senet merge` puts the files of all together"),
                Option.of(
                        OUT,
                        "FILE",
                        "with --shard, the file that keeps the results; the same command goes on with it"));
        return ClusterOptions.among(Stream.concat(others.stream(), own).toList());
    }

    /** Whether the command line asks for that. */
    static boolean isWanted(Arguments arguments) {
        if (ClusterOptions.isWanted(arguments)) {
            requireNoShard(arguments);
            return true;
        }
        if (arguments.has(OUT) && !arguments.has(SHARD)) {
            throw LauncherException.usage("`--out` belongs to `--shard`");
        }
        return arguments.has(SHARD);
    }

    static void requireNoShard(Arguments arguments) {
        if (arguments.has(SHARD)) {
            throw LauncherException.usage("a cluster has no shards, so leave out `--cluster` or `--shard`");
        }
    }

    /** Plans the work of a command. */
    @FunctionalInterface
    interface Planner {
        /**
         * The work that is to be done with a game.
         *
         * @param folder takes the texts that units read
         */
        Work plan(GameSession session, Path folder) throws IOException;
    }

    /** A part of a command line, read by the module of shared work. */
    static Shard shard(Arguments arguments) {
        try {
            return arguments.text(SHARD).map(Shard::read).orElse(Shard.WHOLE);
        } catch (ClusterException e) {
            throw LauncherException.usage(e.text(), e.hint());
        }
    }

    /** The seed, which all processes must know. */
    static long seed(Arguments arguments) {
        if (!arguments.has("--seed")) {
            throw LauncherException.usage(
                    "shares of one work need the same `--seed`", "say any whole number, the same for all");
        }
        return arguments.seed(0);
    }

    /** Games for some time are not the same games everywhere. */
    static void requireGames(Arguments arguments) {
        if (!arguments.has("--games") || arguments.has("--seconds")) {
            throw LauncherException.usage("shares of one work need `--games`, and no `--seconds`");
        }
    }

    /**
     * Makes a job of a command line.
     *
     * @param game as the command line calls it
     * @param folder takes the texts that units read
     */
    static Job job(String game, Arguments arguments, Terminal terminal, Path folder, Planner planner)
            throws IOException {
        var packing = new Packing();
        var job = new AtomicReference<Job>();
        GameSession.use(game, arguments, () -> packing.context(terminal), session -> {
            var work = planner.plan(session, folder);
            job.set(new Job(Main.version(), packing.parcel(session, arguments), work));
            return 0;
        });
        return Objects.requireNonNull(job.get());
    }

    /** Does the share that the command line names of the work on a game, or all of it on a cluster. */
    static int run(Arguments arguments, Terminal terminal, int threads, Planner planner) throws IOException {
        return run(arguments.parameter(0), arguments, terminal, threads, planner);
    }

    /** The same for a game that is not the first parameter. */
    static int run(String game, Arguments arguments, Terminal terminal, int threads, Planner planner)
            throws IOException {
        if (ClusterOptions.isWanted(arguments)) {
            if (arguments.has(OUT)) {
                throw LauncherException.usage("the results of a cluster are kept by `--checkpoint DIR`, not `--out`");
            }
            return ClusterRun.run(game, arguments, terminal, planner, List.of());
        }
        var shard = shard(arguments);
        var file = arguments
                .text(OUT)
                .map(Path::of)
                .orElseThrow(() -> LauncherException.usage("`--shard` needs a file for its results", "`--out FILE`"));
        WholeFile.require(file);
        var folder = Files.createTempDirectory("senet-shard");
        try {
            var job = job(game, arguments, terminal, folder, planner);
            work(job, folder, shard, file, threads, terminal);
        } finally {
            delete(folder);
        }
        return 0;
    }

    /** Removes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static void work(Job job, Path folder, Shard shard, Path file, int threads, Terminal terminal)
            throws IOException {
        try (var journal = Journal.open(file, job);
                var inputs = job.work().inputs(folder)) {
            var known = journal.results();
            int[] units = shard.units(job.work().units())
                    .filter(unit -> !known.containsKey(unit))
                    .toArray();
            long begun = System.nanoTime();
            Runnable work = () -> run(job, inputs, journal, units, threads);
            Progress.during(
                    terminal,
                    () -> Pace.line(journal.size() - known.size(), units.length, System.nanoTime() - begun),
                    work);
            terminal.err()
                    .println("shard " + shard + ": " + journal.size() + " of "
                            + job.work().units() + " units in `" + file + "`");
        }
    }

    private static void run(Job job, Inputs inputs, Journal journal, int[] units, int threads) {
        try (var place = new Workplace(job, Outlet.NONE)) {
            try {
                Crew.run(place, inputs, units, threads, journal::add);
            } catch (RuntimeException e) {
                throw ScriptFailure.of(e);
            }
        } catch (IOException e) {
            throw LauncherException.failure("the results cannot be written: " + FileProblem.text(e));
        }
    }
}
