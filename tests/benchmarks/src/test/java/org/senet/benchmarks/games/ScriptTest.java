package org.senet.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScriptTest {
    @Test
    void drawsAreTakenOutOfAScript() {
        var script = "(game\n  (draw (check (>= repetitions 3)))\n  (draw\n    (check (or a\n  b)))\n  (option x))";
        assertThat(Draws.without(script).lines().map(String::strip))
                .containsExactly("(game", "", "", "", "", "(option x))");
    }
}
