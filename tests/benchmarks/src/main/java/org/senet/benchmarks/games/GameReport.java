package org.senet.benchmarks.games;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.senet.benchmarks.yardstick.InternationalDraughts;

/**
 * Measures games, each in a JVM of its own, and prints a table. The script {@code tests/benchmarks/run} builds, chooses the
 * options and starts it.
 */
public final class GameReport {
    /** How many times as long as its processor time a measurement may take. */
    private static final long SLOWEST = 40;

    private static final int YARDSTICK_DEPTH = 7;

    private final Path folder;
    private final Path scripts;
    private final int seconds;
    private final int warmup;

    private GameReport(Path folder, Path scripts, int seconds, int warmup) {
        this.folder = folder;
        this.scripts = scripts;
        this.seconds = seconds;
        this.warmup = warmup;
    }

    /**
     * Measures.
     *
     * @param arguments the folder with the options {@code senet.options} of the JVMs, to which results go too; the seconds
     *     to measure and those to warm up, of processor time; the folder of the scripts; the table of games; and names of
     *     games, or none for all
     * @throws IOException when a file cannot be read or written, or a game fails
     * @throws InterruptedException when it is interrupted
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        var report = new GameReport(
                Path.of(arguments[0]),
                Path.of(arguments[3]),
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]));
        var names = Arrays.asList(arguments).subList(5, arguments.length);
        var rows = Row.read(Path.of(arguments[4]));
        report.run(rows.stream()
                .filter(row -> names.isEmpty() || names.contains(row.game()))
                .toList());
    }

    private void run(List<Row> rows) throws IOException, InterruptedException {
        double yardstick = yardstick();
        var speeds = new ArrayList<GameSpeed>();
        for (var row : rows) {
            speeds.add(new GameSpeed(row, measure(row, "playouts"), measure(row, "perft")));
            System.err.print(GameSpeed.markdown(speeds).lines().toList().getLast() + System.lineSeparator());
            Files.writeString(folder.resolve("games.json"), GameSpeed.json(speeds));
        }
        System.out.println(GameSpeed.markdown(speeds));
        System.out.printf(
                Locale.ROOT,
                "International draughts written by hand in Java, in the same sitting: %.1f million leaves/s%n",
                yardstick / 1e6);
    }

    /** Lines of play of a generator written by hand per second of processor time: the best of some runs. */
    private double yardstick() {
        var threads = ManagementFactory.getThreadMXBean();
        var position = InternationalDraughts.start();
        double best = 0;
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (threads.getCurrentThreadCpuTime() < end) {
            long begun = threads.getCurrentThreadCpuTime();
            double leaves = position.perft(YARDSTICK_DEPTH);
            best = Math.max(best, leaves / (threads.getCurrentThreadCpuTime() - begun) * TimeUnit.SECONDS.toNanos(1));
        }
        return best;
    }

    private GameSpeed.Figures measure(Row row, String task) throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        java,
                        "@" + folder.resolve("senet.options"),
                        GameWorker.class.getName(),
                        scripts.resolve(row.script() + ".senet").toString(),
                        row.variant(),
                        task,
                        Integer.toString(row.depth()),
                        Integer.toString(warmup),
                        Integer.toString(seconds))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            if (!process.waitFor(SLOWEST * (warmup + seconds), TimeUnit.SECONDS)) {
                throw new IOException(row.game() + " takes too long");
            }
            var line = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.exitValue() != 0) {
                throw new IOException(row.game() + " has failed");
            }
            return GameSpeed.Figures.read(line.strip());
        } finally {
            process.destroy();
        }
    }
}
