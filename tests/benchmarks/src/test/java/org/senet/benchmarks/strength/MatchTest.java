package org.senet.benchmarks.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What is read from the output of {@code senet match --json}. */
class MatchTest {
    @Test
    void scoreAndBoundsAreRead() throws IOException {
        var match = Match.parse("""
                {
                  "games": 20,
                  "unfinished": 2,
                  "score": 0.75,
                  "scoreInterval": [
                    0.515,
                    8.9E-1
                  ]
                }
                """);

        assertThat(match.finished()).isEqualTo(18);
        assertThat(match.cell()).isEqualTo("75 (52 to 89), 18");
    }

    @Test
    void aMatchWithoutFinishedGamesHasNoScore() {
        assertThatThrownBy(() -> Match.parse("{\"games\": 3, \"unfinished\": 3}"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("score");
    }
}
