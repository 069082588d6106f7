package org.senet.benchmarks;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.RunResult;

/**
 * How fast a generator was.
 *
 * @param scenario what it counted
 * @param generator what counted
 * @param leaves lines of play in a second
 * @param cpuLeaves lines of play in a second of processor time of the counting thread
 */
record Speed(Scenario scenario, Generator generator, double leaves, double cpuLeaves) {

    static Speed of(Scenario scenario, Generator generator, RunResult result) {
        var leaves = counter(result, "leaves");
        var cpuSeconds = counter(result, "cpuNanos") / TimeUnit.SECONDS.toNanos(1);
        return new Speed(scenario, generator, leaves, leaves / cpuSeconds);
    }

    /** How much a counter of the benchmark grew in a second. */
    private static double counter(RunResult result, String name) {
        return requireNonNull(result.getSecondaryResults().get(name), name).getScore();
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s, %s: %.2f million a second", scenario, generator.title(), leaves / 1e6);
    }
}
