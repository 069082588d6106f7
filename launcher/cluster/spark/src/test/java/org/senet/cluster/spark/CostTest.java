package org.senet.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures what executors cost, in processor time, because other programs take time from the clock. It prints the figures for the
 * document; what it asserts has room for machines with much other work, and fails when rules are interpreted or compiled for each task.
 */
class CostTest {
    private static final String SMALL = "perft international-draughts 5";
    /** So large that all code is compiled when it is counted. */
    private static final String WARMING = "perft international-draughts 10";

    private static final String LARGE = "perft international-draughts 11";
    /** From perft.tsv, where they have other sources. */
    private static final Map<String, String> COUNTS =
            Map.of(SMALL, "5 27117", WARMING, "10 258895763", LARGE, "11 1665861398");

    private static final double MOST_FIXED_SECONDS = 20;
    private static final double LEAST_RATE = 0.75;

    @TempDir
    private static Path folder = Path.of("");

    /**
     * The processor time of a call.
     *
     * @param command the time of the command, and of the driver if there is one
     * @param executors the times of the executors; empty for a local call
     */
    private record Cost(double command, List<Double> executors) {
        double work() {
            return executors.isEmpty()
                    ? command
                    : executors.stream().mapToDouble(Double::doubleValue).sum();
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.1f", command) + (executors.isEmpty() ? "" : " + " + executors);
        }
    }

    @Test
    void executorsCountAsFastAsThreads() throws IOException, InterruptedException {
        assumeTrue(LocalCluster.isSparkThere());
        boolean isTold = Files.exists(Path.of("/proc/self/stat"));
        if (!isTold) {
            System.out.println("this system does not tell processor time in /proc, so nothing is measured");
        }
        assumeTrue(isTold);
        try (var cluster = new LocalCluster(folder)) {
            var smallThere = there(SMALL, cluster);
            System.out.println(
                    "seconds of processor time for nearly nothing: " + here(SMALL) + "; with executors " + smallThere);
            assertThat(smallThere.executors()).allMatch(seconds -> seconds < MOST_FIXED_SECONDS);
            var warmingHere = here(WARMING);
            var warmingThere = there(WARMING, cluster);
            var largeHere = here(LARGE);
            var largeThere = there(LARGE, cluster);
            System.out.println("seconds of processor time: `--threads 2` " + warmingHere + " and " + largeHere
                    + "; with executors " + warmingThere + " and " + largeThere);
            double rate = (largeHere.work() - warmingHere.work()) / (largeThere.work() - warmingThere.work());
            System.out.printf(Locale.ROOT, "warm executors do %.0f %% of the work of threads%n", 100 * rate);
            assertThat(rate).isGreaterThan(LEAST_RATE);
        }
    }

    private static Cost here(String line) throws IOException, InterruptedException {
        // Otherwise all smaller depths are counted, too.
        return new Cost(measured(line, " --divide --threads 2"), List.of());
    }

    private static Cost there(String line, LocalCluster cluster) throws IOException, InterruptedException {
        var before = List.of(cluster.executorTime(1), cluster.executorTime(2));
        double command = measured(line, " --executors 2 --cluster " + cluster.master());
        cluster.awaitNoExecutors();
        return new Cost(
                command,
                List.of(
                        seconds(cluster.executorTime(1).minus(before.get(0))),
                        seconds(cluster.executorTime(2).minus(before.get(1)))));
    }

    /** The processor time of a command and all that it starts by itself. */
    private static double measured(String line, String options) throws IOException, InterruptedException {
        var before = LocalCluster.childrenTime(ProcessHandle.current());
        var result = Command.start(folder, line + options, Map.of()).end();
        assertThat(result.out().lines()).as(result.err()).contains(COUNTS.get(line));
        return seconds(LocalCluster.childrenTime(ProcessHandle.current()).minus(before));
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }
}
