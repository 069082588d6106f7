package org.senet.benchmarks.games;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.senet.benchmarks.yardstick.Design;

/**
 * One game in a JVM of its own, by Senet and, where there are any, by programs in Java. It does what each line says that it reads,
 * and answers with a line:
 *
 * <ul>
 *   <li>{@code slice CONTENDER WHOLE TASK DEPTH MILLISECONDS}: a task over and over for so much processor time, see {@link Slice}
 *   <li>{@code load}: milliseconds of processor time to load the script again and find its first moves, the median
 *   <li>{@code threads DEPTH}: how many times as fast two threads count as one, see {@link Scaling}
 *   <li>{@code memory}: bytes of a position and of a move that are kept, see {@link Memory}
 * </ul>
 */
final class Worker {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final double SECOND = 1e9;
    private static final int LOADS = 9;

    /** How many percent slower Senet is made, to see the gate shut. */
    private static final int HANDICAP = Integer.getInteger("senet.benchmarks.handicap", 0);

    private final Context context;
    private final Row row;
    private final Map<String, Contender> contenders = new HashMap<>();
    private final Map<String, Long> batches = new HashMap<>();
    private long seed = 1;

    private Worker(Context context, Row row) {
        this.context = context;
        this.row = row;
    }

    /**
     * Runs until there are no more lines.
     *
     * @param arguments the table of games, and the name of one
     * @throws IOException when a file cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        var row = Row.find(Row.read(Path.of(arguments[0])), arguments[1]);
        try (var context = Context.newBuilder("senet").allowAllAccess(true).build()) {
            var worker = new Worker(context, row);
            var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(worker.answer(line.split(" ", -1)));
            }
        }
    }

    private String answer(String[] words) throws IOException {
        return switch (words[0]) {
            case "slice" ->
                slice(
                                words[1],
                                Boolean.parseBoolean(words[2]),
                                Task.valueOf(words[3]),
                                Integer.parseInt(words[4]),
                                Long.parseLong(words[5]) * 1_000_000)
                        .line();
            case "load" -> Double.toString(load());
            case "threads" -> Double.toString(scaling(Integer.parseInt(words[1])));
            case "memory" ->
                new Memory(Contender.Senet.load(context, row, true).start())
                        .measure()
                        .line();
            default -> throw new IllegalArgumentException("no command " + words[0]);
        };
    }

    private Contender contender(String name, boolean whole) throws IOException {
        var key = name + whole;
        var known = contenders.get(key);
        if (known != null) {
            return known;
        }
        Contender made = name.equals(Duel.SENET)
                ? Contender.Senet.load(context, row, whole)
                : Contender.Java.of(row.game(), Design.valueOf(name.toUpperCase(Locale.ROOT)), whole);
        contenders.put(key, made);
        return made;
    }

    private Slice slice(String name, boolean whole, Task task, int depth, long nanos) throws IOException {
        var contender = contender(name, whole);
        int handicap = name.equals(Duel.SENET) ? HANDICAP : 0;
        long process = PROCESS.getProcessCpuTime();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begun = THREADS.getCurrentThreadCpuTime();
        double done = 0;
        double plies = 0;
        long now;
        do {
            long before = THREADS.getCurrentThreadCpuTime();
            if (task == Task.PLAYOUTS) {
                long batch = batches.getOrDefault(name, 1L);
                plies += contender.playouts(batch, seed);
                seed += batch;
                done += batch;
                batches.put(name, nextBatch(batch, THREADS.getCurrentThreadCpuTime() - before, nanos));
            } else {
                done += contender.perft(depth, task == Task.BULK);
            }
            now = THREADS.getCurrentThreadCpuTime();
            long until = now + (now - before) * handicap / 100;
            while (now < until) {
                now = THREADS.getCurrentThreadCpuTime();
            }
        } while (now - begun < nanos);
        long started = ManagementFactory.getRuntimeMXBean().getStartTime();
        return new Slice(
                done,
                plies,
                (now - begun) / SECOND,
                (PROCESS.getProcessCpuTime() - process) / SECOND,
                THREADS.getCurrentThreadAllocatedBytes() - allocated,
                (System.currentTimeMillis() - started) / 1e3);
    }

    /** As many games as take a small part of a slice. */
    private static long nextBatch(long batch, long took, long slice) {
        return took < slice / 20 ? batch * 2 : took > slice / 4 ? Math.max(1, batch / 2) : batch;
    }

    private double scaling(int depth) throws IOException {
        var start = Contender.Senet.load(context, row, true).start();
        return new Scaling(context, start, depth).measure();
    }

    private double load() throws IOException {
        var times = new ArrayList<Double>();
        for (int i = 0; i < LOADS; i++) {
            long begun = THREADS.getCurrentThreadCpuTime();
            Contender.Senet.load(context, row, true).start().invokeMember("generate");
            times.add((THREADS.getCurrentThreadCpuTime() - begun) / 1e6);
        }
        return Slice.median(times, Double::doubleValue);
    }
}
