package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
    private static final List<String> COMMANDS = List.of("run", "games", "show", "moves", "perft", "play", "match");

    @ParameterizedTest
    @CsvSource({"'', '', 0", "abc, abc, 0", "abc, acb, 1", "abc, ab, 1", "abc, xbc, 1", "kitten, sitting, 3"})
    void countsEdits(String a, String b, int distance) {
        assertThat(Nearest.distance(a, b)).isEqualTo(distance);
        assertThat(Nearest.distance(b, a)).isEqualTo(distance);
    }

    @Test
    void putsTheNearestFirst() {
        assertThat(Nearest.names("match", List.of("matchbox", "moves", "patch", "match"), 5))
                .containsExactly("match", "patch", "matchbox");
    }

    @Test
    void takesAPartForTheWhole() {
        assertThat(Nearest.hint("draughts", List.of("chess", "international-draughts")))
                .isEqualTo("did you mean `international-draughts`?");
    }

    @Test
    void ignoresCase() {
        assertThat(Nearest.hint("PLAY", COMMANDS)).isEqualTo("did you mean `play`?");
    }

    @Test
    void isSilentWhenNothingIsClose() {
        assertThat(Nearest.hint("frobnicate", COMMANDS)).isNull();
    }
}
