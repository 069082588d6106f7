package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The {@code senet} command, called as a user calls it. */
@Tag("process")
class LauncherTest {
    private static final String OPENINGS =
            """
            a3 - b4
            c3 - b4
            c3 - d4
            e3 - d4
            e3 - f4
            g3 - f4
            g3 - h4
            i3 - h4
            i3 - j4
            """;

    /** What a call prints that goes well. */
    private static String output(String... arguments) {
        return checked(Command.inRoot().run(arguments)).out();
    }

    private static Command.Result checked(Command.Result result) {
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result;
    }

    // ---- perft

    /** On the optimizing runtime, which the first such call prepares. */
    @ParameterizedTest
    @CsvSource({
        "simple-checkers-verbatim, 9 81 810 7020 75449 634432 7230110",
        "simple-checkers, 9 81 658 4265 27123 167180 1038813"
    })
    void perftPrintsALineForEachDepth(String game, String leaves) {
        var result = Command.inRoot().run("perft", game, "7");

        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEqualTo(numbered(leaves));
        assertThat(result.err()).isIn("", "Preparing the optimizing runtime (first use) ...\n");
    }

    @ParameterizedTest
    @CsvSource({
        "russian-checkers, 7 49 302 1469 7482",
        "english-checkers, 7 49 302 1469 7361",
        "international-draughts, 9 81 658 4265 27117",
        "tic-tac-toe, 9 72 504 3024 15120"
    })
    void perftOfEveryGame(String game, String leaves) {
        assertThat(output("perft", game, "5", "--no-jit")).isEqualTo(numbered(leaves));
    }

    private static String numbered(String leaves) {
        var text = new StringBuilder();
        for (var count : leaves.split(" ")) {
            text.append(text.toString().lines().count() + 1).append(' ').append(count).append('\n');
        }
        return text.toString();
    }

    @Test
    void perftStartsFromAPosition() {
        var position = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";

        assertThat(output("perft", "international-draughts", "3", "--position", position, "--no-jit"))
                .isEqualTo("1 14\n2 55\n3 1168\n");
    }

    @Test
    void perftDivides() {
        var lines = Command.inRoot()
                .run("perft", "simple-checkers", "3", "--divide", "--no-jit")
                .lines();

        assertThat(lines).startsWith("1 9", "2 81").endsWith("3 658");
        var counts = lines.subList(2, 11);
        assertThat(counts).allMatch(line -> line.matches("[a-j]\\d - [a-j]\\d \\d+"));
        assertThat(counts.stream().mapToInt(line -> Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1))))
                .as("the leaves behind each first move")
                .satisfies(leaves -> assertThat(leaves.stream().mapToInt(i -> i).sum()).isEqualTo(658));
    }

    @Test
    void anOptionDecidesWhetherWaysCountOnce() {
        // A hopper that can go round a square of four enemies either way.
        var game = Senet.resources("rules/duplicates.senet").toString();

        assertThat(output("perft", game, "1", "--option", "duplicates=keep", "--no-jit")).isEqualTo("1 2\n");
        assertThat(output("perft", game, "1", "--option", "duplicates=merge", "--no-jit")).isEqualTo("1 1\n");
    }

    // ---- moves, show, games

    @Test
    void movesListsTheOpenings() {
        assertThat(output("moves", "simple-checkers")).isEqualTo(OPENINGS);
        assertThat(output("moves", "simple-checkers-verbatim")).isEqualTo(OPENINGS);
    }

    @Test
    void movesAfterOthers() {
        // c3 - d4 and f6 - e5 offer exactly one capture, d4 over e5 to f6.
        assertThat(output("moves", "simple-checkers", "--after", "c3 - d4,f6 - e5")).isEqualTo("d4 - f6\n");
    }

    @Test
    void movesAsJson() {
        var json = output("moves", "simple-checkers", "--after", "c3 - d4,f6 - e5", "--json");
        var values = parse(json);

        assertThat(values).hasSize(1);
        var move = values.getFirst();
        assertThat(move.getMember("notation").asString()).isEqualTo("d4 - f6");
        var actions = move.getMember("actions");
        assertThat(actions.getArraySize()).isEqualTo(2);
        assertThat(actions.getArrayElement(0).getMember("kind").asString()).isEqualTo("capture");
        assertThat(actions.getArrayElement(0).getMember("to").asString()).isEqualTo("e5");
        assertThat(actions.getArrayElement(1).getMember("from").asString()).isEqualTo("d4");
        assertThat(actions.getArrayElement(1).getMember("to").asString()).isEqualTo("f6");
    }

    private static List<org.graalvm.polyglot.Value> parse(String json) {
        throw new UnsupportedOperationException(json);
    }
}
