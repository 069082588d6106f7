package org.senet.benchmarks.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.senet.benchmarks.Document;
import org.senet.benchmarks.Machine;
import org.senet.benchmarks.SenetCommand;

/**
 * Measures games, each in a JVM of its own, and prints tables. The script {@code tests/benchmarks/run} builds, chooses the
 * options and starts it.
 */
public final class GameReport {
    private static final long CURVE_SLICE_MILLIS = 50;
    private static final int LEAST_CURVE_SLICES = 120;
    private static final int MOST_CURVE_SLICES = 300;
    private static final int PEAK_SLICES = 10;

    private final Path folder;
    private final Path table;
    private final Pace pace;
    private final Commands commands;
    private final List<String> failed = new ArrayList<>();

    private GameReport(Path folder, Path table, Pace pace) {
        this.folder = folder;
        this.table = table;
        this.pace = pace;
        commands = new Commands(SenetCommand.ofRoot());
    }

    /**
     * Measures.
     *
     * @param arguments the folder with the options {@code senet.options} of the JVMs, to which results go too; the table of
     *     games; {@code quick} or {@code full}; the document whose tables are replaced, or {@code -}; the file where the ratios are
     *     recorded that the gate compares with, or {@code -}; and names of games, or none for all
     * @throws IOException when a file cannot be read or written, or games have failed; the others are measured and written all
     *     the same
     */
    public static void main(String[] arguments) throws IOException {
        var table = Path.of(arguments[1]);
        var pace = arguments[2].equals("quick") ? Pace.QUICK : Pace.FULL;
        var names = Arrays.asList(arguments).subList(5, arguments.length);
        var rows = Row.read(table).stream()
                .filter(row -> names.isEmpty() || names.contains(row.game()))
                .toList();
        var report = new GameReport(Path.of(arguments[0]), table, pace);
        var machine = LocalDate.now(ZoneId.systemDefault()) + ", " + Machine.describe();
        var speeds = report.run(machine, rows);
        var text = Tables.all(machine, speeds);
        System.out.print(text);
        if (!arguments[3].equals("-")) {
            Document.replace(Path.of(arguments[3]), "games", text);
        }
        if (!arguments[4].equals("-")) {
            Ratios.of(speeds).record(Path.of(arguments[4]));
        }
        if (!report.failed.isEmpty()) {
            throw new IOException("not measured, because they failed: " + String.join(", ", report.failed));
        }
    }

    private List<GameSpeed> run(String machine, List<Row> rows) throws IOException {
        boolean threads = commands.hasThreads();
        var speeds = new ArrayList<GameSpeed>();
        long begun = System.nanoTime();
        for (var row : rows) {
            GameSpeed speed;
            try {
                speed = measure(row, threads);
            } catch (IOException e) {
                failed.add(row.game());
                System.err.println(e.getMessage());
                continue;
            }
            speeds.add(speed);
            System.err.printf(
                    Locale.ROOT,
                    "%d/%d after %d s: %s%n",
                    speeds.size(),
                    rows.size(),
                    (System.nanoTime() - begun) / 1_000_000_000,
                    Tables.summary(speed));
            Files.writeString(folder.resolve("games.json"), Json.of(machine, speeds));
        }
        return speeds;
    }

    private GameSpeed measure(Row row, boolean threads) throws IOException {
        boolean scales = threads && (pace.equals(Pace.FULL) || row.hasYardstick());
        var speed = measureInOneProcess(row, measureStart(row), scales);
        return speed.with(
                commands.starts(row.argument(), pace.starts()),
                scales
                        ? commands.scaling(
                                row.argument(),
                                row.depth(),
                                speed.duel(Task.BULK).speed())
                        : 0);
    }

    /** How a count of lines of play gets faster in a JVM like that of the command that does nothing else. */
    private List<Slice> measureStart(Row row) throws IOException {
        try (var process = GameProcess.startLike(commands.counting(row.argument()), table, row.game())) {
            return warmingUp(process, row);
        }
    }

    private GameSpeed measureInOneProcess(Row row, List<Slice> curve, boolean scales) throws IOException {
        try (var process = GameProcess.start(folder.resolve("senet.options"), table, row.game(), 0)) {
            var duels = new ArrayList<Duel>();
            for (var task : Task.values()) {
                duels.add(Duel.run(process, row, true, task, pace));
            }
            double load = Double.parseDouble(process.ask("load"));
            var memory = Memory.Size.parse(process.ask("memory"));
            if (row.hasYardstick() && Draws.matter(row.text())) {
                duels.add(Duel.run(process, row, false, Task.MOVES, pace));
                duels.add(Duel.run(process, row, false, Task.BULK, pace));
            }
            double scaling = scales ? Double.parseDouble(process.ask("threads " + row.depth())) : 0;
            return new GameSpeed(
                    row,
                    duels,
                    curve,
                    Slice.median(curve.subList(curve.size() - PEAK_SLICES, curve.size()), Slice::speed),
                    load,
                    memory.position(),
                    memory.move(),
                    scaling,
                    List.of(),
                    0);
        }
    }

    /** From the first count on, until nothing gets faster. */
    private static List<Slice> warmingUp(GameProcess process, Row row) throws IOException {
        var slices = new ArrayList<Slice>();
        while (slices.size() < LEAST_CURVE_SLICES || slices.size() < MOST_CURVE_SLICES && !Duel.isSteady(slices)) {
            slices.add(shortSlice(process, row));
        }
        return slices;
    }

    /** Lines of play counted for a moment; one move less deep than usual, since the first counts are slow. */
    private static Slice shortSlice(GameProcess process, Row row) throws IOException {
        return process.slice(Duel.SENET, true, Task.BULK, Math.max(1, row.depth() - 1), CURVE_SLICE_MILLIS);
    }
}
