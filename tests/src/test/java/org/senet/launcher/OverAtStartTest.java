package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} tells of games that are over before their first move, which `moves` says of their first position. */
class OverAtStartTest {
    private static final String GAME = """
            (board (name row) (dim "a-d") (dim "1") (dir east 1 0))
            (def wanted (+ 1 %s))
            (piece (name Man) (move (check is-mine?) (take) (check east) (check is-empty?) (drop)))
            (game (name "Row") (board row) (players (Ann (Man %s)) (Bob (Man b1)))
              (win Ann (check (= wanted 2))))
            """;

    @TempDir
    private Path folder;

    private EngineSeatsTest.Result check(int wanted, String square, String... options) throws IOException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, GAME.formatted(wanted - 1, square));
        var words = new ArrayList<>(List.of("check", file.toString()));
        words.addAll(List.of(options));
        return EngineSeatsTest.run(words.toArray(String[]::new));
    }

    /** Whether the condition holds depends on a value that the script computes. */
    @Test
    void aConditionThatHoldsAtOnceIsTold() throws IOException {
        var told = check(2, "c1");
        assertThat(told.exitCode()).isZero();
        assertThat(told.out())
                .contains("row.senet:5:3: warning: `Row` is over before its first move: Ann wins [over-at-start]")
                .contains("hint: `(win Ann (check (= wanted 2)))`");
        assertThat(check(2, "c1", "--json").out())
                .contains("\"severity\": \"warning\"", "\"rule\": \"over-at-start\"", "\"line\": 5");
    }

    /** Bob's man stands before Ann's only one, and no condition says what that means. */
    @Test
    void whoBeginsWithoutAMoveIsTold() throws IOException {
        var told = check(1, "a1");
        assertThat(told.exitCode()).isZero();
        assertThat(told.out()).contains("`Row` is over before its first move: ").contains("hint: Ann has no move");
    }

    @Test
    void ofAGameThatBeginsNothingIsTold() throws IOException {
        var told = check(1, "c1");
        assertThat(told.exitCode()).as(told.out()).isZero();
        assertThat(told.out()).isEmpty();
    }
}
