package org.senet.benchmarks.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.senet.benchmarks.Machine;

/**
 * Measures programs in Senet and in Clojure and prints a table. For each program there is a JVM for either dialect. They
 * run by turns, a second each, so that whatever else the machine does disturbs both alike: first until neither gets
 * faster, then to be measured. The script {@code tests/benchmarks/run} builds, chooses the options and starts it.
 */
public final class Comparison {
    private static final String SUFFIX = ".cljc";
    private static final long SLICE_MILLIS = 1000;
    private static final int STEADY_SLICES = 5;
    private static final double STEADY_SPREAD = 1.1;

    private final Path folder;
    private final int pairs;
    private final int warmup;

    /**
     * @param folder where the options of the JVMs are, and where results go
     * @param pairs how many seconds each dialect is measured
     * @param warmup how many seconds each dialect runs at most before that
     */
    private Comparison(Path folder, int pairs, int warmup) {
        this.folder = folder;
        this.pairs = pairs;
        this.warmup = warmup;
    }

    /**
     * Runs the comparison.
     *
     * @param arguments the folder with the options {@code senet.options} and {@code clojure.options} of the JVMs, to which
     *     results go too; the seconds to measure; the most seconds to warm up; the folder of the programs; and names of
     *     programs, or none for all
     * @throws IOException when a file cannot be read or written, or when a program fails
     */
    public static void main(String[] arguments) throws IOException {
        var comparison =
                new Comparison(Path.of(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        var programs = Path.of(arguments[3]);
        var names = Arrays.asList(arguments).subList(4, arguments.length);
        comparison.run(programs, names.isEmpty() ? all(programs) : names);
    }

    private static List<String> all(Path programs) throws IOException {
        try (var files = Files.list(programs)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .sorted()
                    .toList();
        }
    }

    private void run(Path programs, List<String> names) throws IOException {
        var contests = new ArrayList<Contest>();
        for (var name : names) {
            var contest = measure(name, programs.resolve(name + SUFFIX));
            System.err.printf(Locale.ROOT, "%s: %.2f%n", name, contest.ratio());
            contests.add(contest);
            Files.writeString(folder.resolve("language.json"), Contest.json(contests));
        }
        System.out.println(Contest.markdown(contests));
        System.out.println(Machine.describe() + "; details in `" + folder.resolve("language.json") + "`");
    }

    private Contest measure(String name, Path program) throws IOException {
        try (var senet = WorkerProcess.start(Dialect.SENET, folder.resolve("senet.options"), program);
                var clojure = WorkerProcess.start(Dialect.CLOJURE, folder.resolve("clojure.options"), program)) {
            warm(senet, clojure);
            var senets = new ArrayList<Slice>();
            var clojures = new ArrayList<Slice>();
            for (int i = 0; i < pairs; i++) {
                senets.add(senet.run(SLICE_MILLIS));
                clojures.add(clojure.run(SLICE_MILLIS));
            }
            return new Contest(name, senets, clojures);
        }
    }

    private void warm(WorkerProcess senet, WorkerProcess clojure) throws IOException {
        var senets = new ArrayList<Slice>();
        var clojures = new ArrayList<Slice>();
        for (int i = 0; i < warmup && !(isSteady(senets) && isSteady(clojures)); i++) {
            senets.add(senet.run(SLICE_MILLIS));
            clojures.add(clojure.run(SLICE_MILLIS));
        }
    }

    /** Whether the last seconds were about as fast as those before, and nothing is being compiled any more. */
    private static boolean isSteady(List<Slice> slices) {
        if (slices.size() < 2 * STEADY_SLICES) {
            return false;
        }
        var last = slices.subList(slices.size() - STEADY_SLICES, slices.size());
        var before = slices.subList(slices.size() - 2 * STEADY_SLICES, slices.size() - STEADY_SLICES);
        double now = Contest.median(last, Slice::cpuMillis);
        double then = Contest.median(before, Slice::cpuMillis);
        return Math.max(now, then) / Math.min(now, then) < STEADY_SPREAD
                && !slices.getLast().isCompiling();
    }
}
