package org.senet.benchmarks;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * How fast a generator was.
 *
 * @param scenario what it counted
 * @param generator what counted
 * @param leaves lines of play in a second
 * @param spread the difference between the fastest and the slowest second, as a part of {@code leaves}
 * @param cpuLeaves lines of play in a second of processor time of the counting thread
 */
record Speed(Scenario scenario, Generator generator, double leaves, double spread, double cpuLeaves) {

    static Speed of(Scenario scenario, Generator generator, RunResult result) {
        var leaves = counter(result, "leaves");
        var seconds = leaves.getStatistics();
        var cpuSeconds = counter(result, "cpuNanos").getScore() / TimeUnit.SECONDS.toNanos(1);
        return new Speed(
                scenario,
                generator,
                leaves.getScore(),
                (seconds.getMax() - seconds.getMin()) / leaves.getScore(),
                leaves.getScore() / cpuSeconds);
    }

    /** How much a counter of the benchmark grew in a second. */
    private static Result<?> counter(RunResult result, String name) {
        return requireNonNull(result.getSecondaryResults().get(name), name);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s, %s: %.2f million a second", scenario, generator.title(), leaves / 1e6);
    }
}
