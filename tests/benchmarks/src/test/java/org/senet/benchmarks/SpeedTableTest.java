package org.senet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpeedTableTest {
    private static final Speed SENET = new Speed(Scenario.KINGS, Generator.SENET_PERFT, 20e6, 0.126, 30e6);

    @Test
    void comparesWithTheYardstickOfTheSameScenario() {
        var speeds = List.of(
                new Speed(Scenario.START, Generator.YARDSTICK, 10e6, 0, 10e6),
                new Speed(Scenario.KINGS, Generator.YARDSTICK, 40e6, 0.02, 40e6),
                SENET);
        assertThat(SpeedTable.markdown(speeds).lines().skip(2))
                .containsExactly(
                        "| start | 6 | Java by hand | 10.00 | 0% | 1.00 | 10.00 | 1.00 |",
                        "| kings | 4 | Java by hand | 40.00 | 2% | 1.00 | 40.00 | 1.00 |",
                        "| kings | 4 | Senet, `perft` | 20.00 | 13% | 0.50 | 30.00 | 0.75 |");
    }

    @Test
    void needsAYardstick() {
        var speeds = List.of(SENET);
        assertThatThrownBy(() -> SpeedTable.markdown(speeds)).hasMessageContaining("KINGS");
    }
}
