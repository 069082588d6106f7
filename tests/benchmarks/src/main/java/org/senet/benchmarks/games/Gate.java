package org.senet.benchmarks.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/**
 * Fails when a game has become slower, compared with a program in Java in the same JVM. A game that seems slower is measured
 * twice more, each time in a new JVM, and the middle one of the three results counts.
 */
public final class Gate {
    private static final int RUNS = 3;

    private final Path folder;
    private final Path table;
    private final int handicap;

    private Gate(Path folder, Path table, int handicap) {
        this.folder = folder;
        this.table = table;
        this.handicap = handicap;
    }

    /**
     * Measures and judges; ends the JVM with 1 when a game is slower.
     *
     * @param arguments the folder with the options {@code senet.options} of the JVMs; the table of games; the file of the
     *     recorded ratios; {@code judge}, or {@code record} to record them; how many percent slower Senet is made, to try the
     *     gate; and names of games, or none for all that have a program in Java
     * @throws IOException when a file cannot be read or written, or a game fails
     */
    public static void main(String[] arguments) throws IOException {
        var table = Path.of(arguments[1]);
        var file = Path.of(arguments[2]);
        var names = Arrays.asList(arguments).subList(5, arguments.length);
        var rows = Row.read(table).stream()
                .filter(Row::hasYardstick)
                .filter(row -> names.isEmpty() || names.contains(row.game()))
                .toList();
        var gate = new Gate(Path.of(arguments[0]), table, Integer.parseInt(arguments[4]));
        if (arguments[3].equals("record")) {
            gate.record(rows, file);
            return;
        }
        var complaints = gate.judge(rows, Ratios.read(file));
        complaints.forEach(System.out::println);
        if (!complaints.isEmpty()) {
            System.exit(1);
        }
        System.out.println("No game is slower, compared with its yardsticks, than when the ratios were recorded.");
    }

    private void record(List<Row> rows, Path file) throws IOException {
        var all = new HashMap<String, Double>();
        for (var row : rows) {
            var runs = new ArrayList<Ratios>();
            for (int i = 0; i < RUNS; i++) {
                runs.add(measure(row));
            }
            all.putAll(Ratios.median(runs).values());
        }
        new Ratios(all).record(file);
        System.out.println("Recorded in " + file);
    }

    private List<String> judge(List<Row> rows, Ratios recorded) throws IOException {
        var complaints = new ArrayList<String>();
        for (var row : rows) {
            var runs = new ArrayList<Ratios>(List.of(measure(row)));
            while (!recorded.complaints(Ratios.median(runs)).isEmpty() && runs.size() < RUNS) {
                System.err.println(row.game() + " seems slower; once more");
                runs.add(measure(row));
            }
            complaints.addAll(recorded.complaints(Ratios.median(runs)));
        }
        return complaints;
    }

    private Ratios measure(Row row) throws IOException {
        var ratios = new HashMap<String, Double>();
        try (var process = GameProcess.start(folder.resolve("senet.options"), table, row.game(), handicap)) {
            for (var task : Task.values()) {
                var duel = Duel.run(process, row, true, task, Pace.GATE);
                ratios.putAll(Ratios.of(row, duel));
                for (var rival : duel.rivals()) {
                    var name =
                            row.game() + " " + task.key() + " " + rival.design().key();
                    System.err.printf(Locale.ROOT, "%s: %.3f%n", name, duel.ratio(rival));
                }
            }
        }
        return new Ratios(ratios);
    }
}
