package org.senet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScenarioTest {

    @ParameterizedTest
    @EnumSource
    void knowsItsNumberOfLeaves(Scenario scenario) {
        assertThat(scenario.yardstick().perft(scenario.depth())).isEqualTo(scenario.leaves());
    }
}
