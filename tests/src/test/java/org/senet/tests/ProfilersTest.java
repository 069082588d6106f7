package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Profilers and coverage know rules and functions by the names and lines that their author gave them. */
@Tag("process")
class ProfilersTest {
    private static final String CHECKERS = "games/simple-checkers.senet";

    private static String report(String... arguments) {
        var result = Command.inRoot().run(arguments);
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result.out();
    }

    @Test
    void theSamplerNamesRules() {
        assertThat(report("perft", CHECKERS, "6", "--no-jit", "--cpusampler"))
                .contains("6 167180")
                .containsPattern("Man move 1 of Simple Checkers .*simple-checkers.senet~31-34")
                .containsPattern("Man move 2 of Simple Checkers .*simple-checkers.senet~35-46");
    }

    /** At the start there are 15 men of the player to move, and each man has two rules. */
    @Test
    void theTracerCountsRules() {
        var report = report("--cputracer", "perft", CHECKERS, "1", "--no-jit");
        assertThat(report)
                .containsPattern("Man move 1 of Simple Checkers +\\| +15 .*simple-checkers.senet~31-34")
                .containsPattern("Man move 2 of Simple Checkers +\\| +15 .*simple-checkers.senet~35-46");
    }

    /** With the tree of calls of Fibonacci's function for 15, which has 2 * fib(16) - 1 nodes, and a call from each of two forms. */
    @Test
    void theTracerCountsFunctionsByTheirNames(@TempDir Path folder) throws IOException {
        var program = folder.resolve("fib.senet");
        Files.writeString(program, """
                (defn fib [n]
                  (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
                (defn half [n] (quot n 2))
                (println (fib 15))
                (println (half 4))
                """);
        var report = report("run", "--cputracer", program.toString());
        assertThat(report)
                .startsWith("610\n2\n")
                .containsPattern("fib +\\| +1973 .*fib.senet~1-2")
                .containsPattern("half +\\| +1 .*fib.senet~3");
    }

    /** Forms in a {@code do} at the top are top-level forms, each in its own place. */
    @Test
    void theTracerKnowsFormsWithinADo(@TempDir Path folder) throws IOException {
        var program = folder.resolve("together.senet");
        Files.writeString(program, """
                (do
                  (println (+ 1 2))
                  (println (+ 3 4)))
                """);
        assertThat(report("run", "--cputracer", program.toString()))
                .containsPattern("top level +\\| +1 .*together.senet~2:")
                .containsPattern("top level +\\| +1 .*together.senet~3:");
    }

    /** The guide shows a command, and lines of its output. */
    @Test
    void theTracerReportsAsTheGuideShows() {
        var shown = Samples.all("console").stream()
                .filter(sample -> sample.place().startsWith("docs/debugging.md"))
                .map(Samples.Sample::text)
                .filter(text -> text.contains("--cputracer"))
                .findFirst()
                .orElseThrow()
                .lines()
                .toList();
        var command = Command.words(shown.getFirst().substring("$ ./senet ".length()));

        assertThat(shown).hasSizeGreaterThan(3);
        assertThat(report(command.toArray(String[]::new)).lines())
                .containsAll(shown.stream().skip(2).toList());
    }

    @Test
    void coverageTellsWhatRan() {
        var start = report("moves", CHECKERS, "--coverage", "--coverage.Output=lcov");
        assertThat(start).contains("simple-checkers.senet").contains("DA:33,").contains("DA:44,0");
        var chain = report("moves", CHECKERS, "--position", "W:Wc3:Bd4,f6", "--coverage.Output=lcov");
        assertThat(chain).containsPattern("DA:44,[1-9]");
    }

    /** The ends of a game are asked statement by statement where a tool looks on, although sets of pieces answer them else. */
    @Test
    void coverageTellsWhichEndsWereAsked(@TempDir Path folder) throws IOException {
        var game = folder.resolve("row.senet");
        Files.writeString(game, """
                (board (name row) (dim "a-c") (dim "1") (dir e 1 0))
                (piece (name Stone) (place (drop)))
                (game
                  (name "Row")
                  (board row)
                  (players White Black)
                  (win White
                    (any Stone)
                    (check is-mine?)
                    (check (is-mine? e)))
                  (loss (check (exists? (any Stone) (check is-enemy?)
                    (check (is-enemy? e)))))
                  (draw (check no-moves?)))
                """);
        var asked = report("moves", game.toString(), "--after", "a1, c1", "--coverage", "--coverage.Output=lcov");
        assertThat(asked)
                .containsPattern("DA:9,[1-9]")
                .containsPattern("DA:10,[1-9]")
                .containsPattern("DA:12,[1-9]");
    }

    /**
     * What several rules end with is one place: it counts as run if one of them has come there. Ends of the game count from the first
     * position on, which is the only one here.
     */
    @Test
    void coverageTellsOncePerPlaceWhatRan(@TempDir Path folder) throws IOException {
        var game = folder.resolve("leaps.senet");
        Files.writeString(game, """
                (board (name row) (dim "a-e") (dim "1") (dir e 1 0))
                (piece
                  (name Man)
                  (pre (check is-friend?) (take))
                  (move (check e))
                  (move (check [e e e e e]))
                  (post
                    (log position)
                    (drop)))
                (game
                  (name "Leaps")
                  (board row)
                  (players Coin (White (Man a1)) (Black (Man e1)))
                  (turns (once White) Coin Black)
                  (attribute side 0)
                  (after
                    (set! side 0))
                  (chance Coin
                    (set! side (any 1 2)))
                  (pass
                    (check no-moves?))
                  (score (count-all (any Man)))
                  (win White
                    (any Man) (check is-enemy?)
                    (check (is-friend? e)))
                  (end (check (> turn-number 9))))
                """);
        var report = report("moves", game.toString(), "--coverage", "--coverage.Output=lcov");
        assertThat(report)
                .startsWith("b1\n")
                .contains("DA:8,1", "DA:9,1", "DA:17,1", "DA:24,1", "DA:22,0", "DA:26,1")
                .contains("FNDA:1,Man post of Leaps", "FNDA:1,after of Leaps")
                .contains("FNDA:1,win of Leaps", "FNDA:1,end of Leaps", "FNDA:0,score of Leaps")
                .doesNotContain("end of the game");
        assertThat(report("moves", game.toString(), "--after", "b1", "--cputracer"))
                .containsPattern("chance of Leaps +\\| +1 .*leaps.senet~18-19")
                .containsPattern("win of Leaps +\\| +[1-9].*leaps.senet~23-25");
    }

    /** Whatever kind of code the rules of a game become, each has a place in the text. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "tic-tac-toe", "go-9", "shogi"})
    void coverageKnowsThePlacesOfAllCode(String game) {
        assertThat(report("moves", game, "--coverage", "--coverage.Output=lcov"))
                .contains("SF:")
                .contains(game.replaceAll("-9$", "") + ".senet")
                .contains("end_of_record");
    }

    @Test
    void theMemoryTracerNamesFunctions() {
        var result = Command.inRoot()
                .withInput("(defn pair [x] [x x])\n(println (count (mapv pair (range 100))))")
                .run("run", "--memtracer", "-");
        assertThat(result.out()).startsWith("100\n").containsPattern("pair +\\| +100 .*<stdin>~1");
    }
}
