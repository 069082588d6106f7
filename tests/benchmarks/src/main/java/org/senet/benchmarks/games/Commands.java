package org.senet.benchmarks.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.senet.benchmarks.SenetCommand;

/** How long the command {@code senet} takes, by the clock on the wall. */
record Commands(SenetCommand senet) {
    private static final long SECONDS_TO_LIVE = 300;
    private static final double MILLION = 1e6;
    private static final double LONG_ENOUGH = 6;
    private static final int DEEPEST = 14;
    private static final Pattern COUNT = Pattern.compile("\\d+ (\\d+)");
    private static final Pattern SECONDS = Pattern.compile("\"seconds\"\\s*:\\s*([0-9.eE+-]+)");

    /**
     * Milliseconds that the list of moves of a game takes, each time; the first time prepares and does not count.
     *
     * @throws IOException when the command fails
     */
    List<Double> starts(String game, int times) throws IOException {
        var millis = new ArrayList<Double>();
        for (int i = 0; i <= times; i++) {
            long begun = System.nanoTime();
            run(List.of("moves", game));
            if (i > 0) {
                millis.add((System.nanoTime() - begun) / MILLION);
            }
        }
        return millis;
    }

    /**
     * The JVM and its options with which lines of play are counted; the last one is the class path.
     *
     * @throws IOException when the command fails
     */
    List<String> counting(String game) throws IOException {
        return run(List.of("--java-command", "perft", game, "1"));
    }

    /** Whether this version counts with several threads. */
    boolean hasThreads() throws IOException {
        return run(List.of("perft", "--help")).stream().anyMatch(line -> line.contains("--threads"));
    }

    /**
     * How many times as fast two threads count the last ply as one.
     *
     * @param speed lines of play that one thread counts in a second
     * @throws IOException when the command fails
     */
    double scaling(String game, int depth, double speed) throws IOException {
        var probe = counts(run(List.of("perft", game, Integer.toString(depth))));
        double growth = Math.max(2, probe.getLast() / Math.max(1, probe.get(probe.size() - 2)));
        double leaves = probe.getLast();
        int deep = depth;
        while (leaves / speed < LONG_ENOUGH && deep < DEEPEST) {
            leaves *= growth;
            deep++;
        }
        return lastPly(game, deep, 1) / lastPly(game, deep, 2);
    }

    private static List<Double> counts(List<String> lines) {
        return lines.stream()
                .map(COUNT::matcher)
                .filter(Matcher::matches)
                .map(count -> Double.parseDouble(count.group(1)))
                .toList();
    }

    /** How long the last ply took: by then the rules are compiled. */
    private double lastPly(String game, int depth, int threads) throws IOException {
        var command = List.of("perft", game, Integer.toString(depth), "--threads", Integer.toString(threads), "--json");
        var seconds = SECONDS.matcher(String.join("\n", run(command)));
        double last = Double.NaN;
        while (seconds.find()) {
            last = Double.parseDouble(seconds.group(1));
        }
        return last;
    }

    private List<String> run(List<String> arguments) throws IOException {
        return senet.run(arguments, SECONDS_TO_LIVE);
    }
}
