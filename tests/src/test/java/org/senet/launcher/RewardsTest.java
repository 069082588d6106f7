package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written for programs that learn of the end of games that have no winner, or several. */
class RewardsTest {
    /** Each player has one move; when the first player is to move again, its side has lost, if the game is no puzzle. */
    private static final String ROUND = """
            (board (name row) (dim "a-h") (dim "1") (dir east 1 0))
            (piece (name Man) (move (check is-mine?) (take) (check east) (check is-empty?) (drop)))
            """;

    private static final String ALONE =
            "(game (name \"Alone\") (board row) (players (Me (Man a1)))" + " (loss b1 (check not-empty?)))";
    private static final String SOLVED =
            "(game (name \"Solved\") (board row) (players (Me (Man a1)))" + " (win b1 (check not-empty?)))";
    private static final String THREE =
            "(game (name \"Three\") (board row) (players (Ann (Man a1)) (Bob (Man c1)) (Cid (Man e1)))"
                    + " (loss f1 (check not-empty?)))";
    private static final String PAIRS =
            "(game (name \"Pairs\") (board row) (players (North (Man a1)) (East (Man c1)) (South (Man e1)) (West (Man g1)))"
                    + " (team North South) (team East West) (loss h1 (check not-empty?)))";
    private static final String DRAWN = "(game (name \"Drawn\") (board row) (players (White (Man a1)) (Black (Man c1)))"
            + " (draw d1 (check not-empty?)))";

    @TempDir
    private Path folder = Path.of("");

    private static String script(String game) {
        return ROUND
                + switch (game) {
                    case "alone" -> ALONE;
                    case "solved" -> SOLVED;
                    case "three" -> THREE;
                    case "pairs" -> PAIRS;
                    default -> DRAWN;
                };
    }

    /** The rewards of all players, in the order in which they have moved. */
    @ParameterizedTest
    @CsvSource({"alone, -1", "solved, 1", "three, -1 0 0", "pairs, -1 1 -1 1", "drawn, 0 0"})
    void areThoseOfTheSidesThatHaveWonOrLost(String game, String rewards) throws IOException {
        var script = folder.resolve(game + ".senet");
        Files.writeString(script, script(game));
        var data = folder.resolve(game + ".jsonl");
        var run = EngineSeatsTest.run("selfplay", script.toString(), "--games", "1", "--out", data.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Files.readAllLines(data))
                .extracting(row -> JsonParser.parseString(row)
                                .getAsJsonObject()
                                .get("reward")
                                .getAsInt() + "")
                .containsExactly(rewards.split(" "));
    }
}
