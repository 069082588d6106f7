package org.senet.benchmarks.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How many times as fast as the programs in Java Senet is, by game, task and design of the program: {@code chess moves mailbox}.
 *
 * @param values the ratios
 */
record Ratios(Map<String, Double> values) {
    /** A game may need a quarter more time than when the ratios were recorded. */
    static final double ALLOWANCE = 1.25;

    private static final String HEADER = """
            # How many times as fast as each of its yardsticks in Java a game is, recorded by `tests/benchmarks/run --gate --record`.
            # `run --gate` fails when a game needs over a quarter more time, compared with one of them, than it did then.
            # game	task	by hand	ratio
            """;

    Ratios {
        values = Map.copyOf(values);
    }

    /** The ratios of one task. */
    static Map<String, Double> of(Row row, Duel duel) {
        return duel.rivals().stream()
                .collect(Collectors.toMap(
                        rival -> String.join(
                                "\t",
                                row.game(),
                                duel.task().key(),
                                rival.design().key()),
                        duel::ratio));
    }

    /**
     * Reads a file that {@link #write} has written.
     *
     * @throws IOException when it cannot be read
     */
    static Ratios read(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return new Ratios(lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(Collectors.toMap(
                            cells -> String.join("\t", cells[0], cells[1], cells[2]),
                            cells -> Double.parseDouble(cells[3]))));
        }
    }

    /** The ratios of whole games that a report has found. */
    static Ratios of(List<GameSpeed> speeds) {
        var ratios = new TreeMap<String, Double>();
        for (var speed : speeds) {
            for (var duel : speed.duels()) {
                if (duel.whole()) {
                    ratios.putAll(of(speed.row(), duel));
                }
            }
        }
        return new Ratios(ratios);
    }

    /**
     * Puts the ratios into a file in place of those of the same games.
     *
     * @throws IOException when the file cannot be read or written
     */
    void record(Path file) throws IOException {
        var all = new TreeMap<>(read(file).values);
        all.putAll(values);
        new Ratios(all).write(file);
    }

    /**
     * Writes the ratios.
     *
     * @throws IOException when the file cannot be written
     */
    void write(Path file) throws IOException {
        Files.writeString(
                file,
                new TreeMap<>(values)
                        .entrySet().stream()
                                .map(entry ->
                                        String.format(Locale.ROOT, "%s\t%.4f%n", entry.getKey(), entry.getValue()))
                                .collect(Collectors.joining("", HEADER, "")));
    }

    /** The middle one of what several runs have found: a single bad run changes nothing. */
    static Ratios median(List<Ratios> runs) {
        var keys = runs.getFirst().values.keySet();
        return new Ratios(keys.stream()
                .collect(Collectors.toMap(
                        key -> key, key -> Slice.median(runs, run -> run.values.getOrDefault(key, 0.0)))));
    }

    /** What has become slower, in words, and what cannot be judged. */
    List<String> complaints(Ratios now) {
        var complaints = new ArrayList<String>();
        for (var entry : new TreeMap<>(now.values).entrySet()) {
            var name = entry.getKey().replace('\t', ' ');
            var recorded = values.get(entry.getKey());
            if (recorded == null) {
                complaints.add(name + ": no ratio is recorded; `--gate --record` records it");
            } else if (entry.getValue() * ALLOWANCE < recorded) {
                complaints.add(String.format(
                        Locale.ROOT, "%s: the ratio is %.3f, and was %.3f", name, entry.getValue(), recorded));
            }
        }
        return complaints;
    }
}
