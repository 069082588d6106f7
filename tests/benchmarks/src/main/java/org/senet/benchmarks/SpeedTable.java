package org.senet.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Speeds as a table in Markdown. The ratio is that to the yardstick of the same scenario: 1 is as fast, 0.5 is half as
 * fast. The spread tells how far the measured seconds differ: much of it means noise, or that warming up was not over.
 */
final class SpeedTable {
    private static final String HEADER = """
            | position | depth | generator | million leaves/s | spread | ratio | million leaves/s of CPU | ratio |
            |---|--:|---|--:|--:|--:|--:|--:|
            """;

    private SpeedTable() {}

    static String markdown(List<Speed> speeds) {
        return speeds.stream()
                .map(speed -> row(speed, yardstick(speeds, speed)))
                .collect(Collectors.joining("", HEADER, ""));
    }

    private static Speed yardstick(List<Speed> speeds, Speed speed) {
        return speeds.stream()
                .filter(other -> other.scenario() == speed.scenario() && other.generator() == Generator.YARDSTICK)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no yardstick for " + speed.scenario()));
    }

    private static String row(Speed speed, Speed yardstick) {
        return String.format(
                Locale.ROOT,
                "| %s | %d | %s | %.2f | %.0f%% | %.2f | %.2f | %.2f |%n",
                speed.scenario().name().toLowerCase(Locale.ROOT),
                speed.scenario().depth(),
                speed.generator().title(),
                speed.leaves() / 1e6,
                100 * speed.spread(),
                speed.leaves() / yardstick.leaves(),
                speed.cpuLeaves() / 1e6,
                speed.cpuLeaves() / yardstick.cpuLeaves());
    }
}
