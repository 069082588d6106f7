package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays the small games of {@code rules/}, each of which shows a part of the rules layer, and compares with transcripts. */
class RulesTest {
    private static final Path GAMES = Senet.resources("rules");

    static List<String> names() {
        return Senet.names(GAMES, ".senet");
    }

    @ParameterizedTest
    @MethodSource("names")
    void playsAsExpected(String name) {
        var expected = Senet.read(GAMES.resolve(name + ".expected"));
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = new Game(Senet.eval(context, GAMES.resolve(name + ".senet")));

            assertThat(Transcript.replay(game, expected)).isEqualTo(expected);
        }
    }
}
