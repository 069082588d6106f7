package org.senet.benchmarks.games;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * Measures one game in a JVM of its own: counts lines of play, or plays random games, in slices of half a second of the
 * thread's processor time, first to warm up and then to be measured. Prints the medians: lines or games per second of the
 * thread's processor time, the same per second of the whole process's, and the mean length of the random games.
 */
final class GameWorker {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final long SLICE_NANOS = 500_000_000;
    private static final long LONGEST_GAME = 5000;
    private static final double SECOND = 1e9;

    private final Value start;
    private long seed = 1;
    private long batch = 1;

    private GameWorker(Value start) {
        this.start = start;
    }

    /** What was done in a slice, and in what processor time in nanoseconds. */
    private record Slice(double done, double plies, double cpu, double process) {}

    /**
     * Measures.
     *
     * @param arguments the script's file, the variant or {@code -}, {@code perft} or {@code playouts}, the depth, and the
     *     seconds of processor time to warm up and to measure
     * @throws IOException when the script cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        try (var context = Context.newBuilder("senet").allowAllAccess(true).build()) {
            var game = context.eval(
                    Source.newBuilder("senet", Path.of(arguments[0]).toFile()).build());
            var variant = arguments[1].equals("-") ? game : variant(game, arguments[1]);
            var worker = new GameWorker(variant.getMember("start"));
            int depth = arguments[2].equals("perft") ? Integer.parseInt(arguments[3]) : 0;
            worker.run(depth, Double.parseDouble(arguments[4]));
            var slices = worker.run(depth, Double.parseDouble(arguments[5]));
            System.out.println(median(slices, s -> s.done / s.cpu * SECOND) + " "
                    + median(slices, s -> s.done / s.process * SECOND) + " "
                    + median(slices, s -> s.plies / s.done));
        }
    }

    private static Value variant(Value game, String name) {
        var titles = game.getMember("variants");
        for (long i = 0; i < titles.getArraySize(); i++) {
            var title = titles.getArrayElement(i).asString();
            if (title.toLowerCase(java.util.Locale.ROOT).replace(' ', '-').equals(name)) {
                return game.invokeMember("variant", title);
            }
        }
        throw new IllegalArgumentException("no variant " + name);
    }

    private static double median(List<Slice> slices, ToDoubleFunction<Slice> figure) {
        var sorted = slices.stream().mapToDouble(figure).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private List<Slice> run(int depth, double seconds) {
        var slices = new ArrayList<Slice>();
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * SECOND);
        while (THREADS.getCurrentThreadCpuTime() < end || slices.isEmpty()) {
            slices.add(depth > 0 ? slice(() -> perft(depth)) : slice(this::playouts));
        }
        return slices;
    }

    /** Does something over and over; its answer is how much was done and how many plies were made. */
    private static Slice slice(java.util.function.Supplier<long[]> task) {
        long cpu = THREADS.getCurrentThreadCpuTime();
        long process = PROCESS.getProcessCpuTime();
        double done = 0;
        double plies = 0;
        do {
            var result = task.get();
            done += result[0];
            plies += result[1];
        } while (THREADS.getCurrentThreadCpuTime() - cpu < SLICE_NANOS);
        return new Slice(done, plies, THREADS.getCurrentThreadCpuTime() - cpu, PROCESS.getProcessCpuTime() - process);
    }

    private long[] perft(int depth) {
        return new long[] {start.invokeMember("perft", (long) depth).asLong(), 0};
    }

    private long[] playouts() {
        long begun = THREADS.getCurrentThreadCpuTime();
        var results = start.invokeMember("playouts", batch, seed, LONGEST_GAME);
        seed += batch;
        var done = new long[] {batch, results.getMember("plies").asLong()};
        long took = THREADS.getCurrentThreadCpuTime() - begun;
        batch = took < SLICE_NANOS / 20 ? batch * 2 : took > SLICE_NANOS / 4 ? Math.max(1, batch / 2) : batch;
        return done;
    }
}
