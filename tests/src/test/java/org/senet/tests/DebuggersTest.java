package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules under the debugger of Chrome, which runs in the process of the command, as its front end sees them; and what both debuggers refuse. */
@Tag("process")
class DebuggersTest {
    private static final String CHECKERS = "games/simple-checkers.senet";
    /** A man that can capture two others, one after the other. */
    private static final String CHAIN = "W:Wc3:Bd4,f6";

    private static final int CHOOSE = 37;
    private static final int CHECK_ENEMY = 39;
    private static final int END_MOVE = 44;

    /** The board after the first capture: the man is in the hand, its victim gone, the other one still there. */
    private static final String MID_CAPTURE = """

                a b c d e f g h i j
            10    .   .   .   .   .  10
             9  .   .   .   .   .    9
             8    .   .   .   .   .  8
             7  .   .   .   .   .    7
             6    .   .   b   .   .  6
             5  .   .   .   .   .    5
             4    .   .   .   .   .  4
             3  .   .   .   .   .    3
             2    .   .   .   .   .  2
             1  .   .   .   .   .    1
                a b c d e f g h i j""";

    /** A line of the guide that tells a step: place, code, and perhaps a remark. */
    private static final Pattern STEP = Pattern.compile("(?<line>\\d+):(?<column>\\d+) +(?<code>.*?)(?: {2,}.*)?");

    private static String address(Command.Running process, String pattern) throws InterruptedException {
        return process.awaitMatch(Pattern.compile(pattern));
    }

    private static Inspector inspect(Command.Running process) throws Exception {
        var inspector = new Inspector(address(process, "(ws://\\S+)\\s"));
        inspector.call("Runtime.enable", "");
        inspector.call("Debugger.enable", "");
        return inspector;
    }

    private static Inspector.Stop start(Inspector inspector) throws Exception {
        inspector.call("Runtime.runIfWaitingForDebugger", "");
        return inspector.awaitStop();
    }

    private static String breakpoint(Path file, int line) {
        return "\"url\":\"" + file.toUri() + "\",\"lineNumber\":" + (line - 1);
    }

    private static Path checkers() throws Exception {
        return Senet.root().resolve(CHECKERS).toRealPath();
    }

    /** The block of the guide to debugging that contains a text. */
    private static String documented(String text) {
        return Samples.all("text").stream()
                .filter(sample -> sample.place().startsWith("docs/debugging.md"))
                .map(Samples.Sample::text)
                .filter(block -> block.contains(text))
                .findFirst()
                .orElseThrow();
    }

    /** A stop as the guide shows it: what runs, where, and the variables. */
    private static String shown(Inspector.Stop stop) throws Exception {
        var shown = new StringBuilder(stop.function() + ", line " + stop.place() + "\n\n");
        for (var variable : stop.variables().entrySet()) {
            var value = variable.getValue().replaceFirst("^vector ", "");
            shown.append(value.startsWith("\n") ? variable.getKey() : "%-15s ".formatted(variable.getKey()))
                    .append(value)
                    .append('\n');
        }
        return shown.toString();
    }

    @Test
    void theInspectorStopsInTheMiddleOfACapture() throws Exception {
        try (var process = Command.inRoot().start("moves", CHECKERS, "--position", CHAIN, "--inspect=0");
                var inspector = inspect(process)) {
            inspector.call("Debugger.setBreakpointByUrl", breakpoint(checkers(), END_MOVE));
            start(inspector);

            var first = inspector.go("resume");
            assertThat(first.line()).isEqualTo(END_MOVE);
            assertThat(first.function()).isEqualTo("Man move 2 of Simple Checkers");
            assertThat(first.variables())
                    .containsEntry("captured", "1")
                    .containsEntry("dir", "ne")
                    .containsEntry("position", "e5")
                    .containsEntry("piece", "nil")
                    .containsEntry("current-player", "White")
                    .containsEntry("hand", "vector [\"White Man\"]")
                    .containsEntry("captures", "vector [\"Black Man on d4\"]")
                    .containsEntry("log", "c3")
                    .containsEntry("choices", "vector [\"line 37: ne, then sw se\"]")
                    .containsEntry("max-captured", "0")
                    .containsEntry("board", MID_CAPTURE);
            assertThat(shown(first)).isEqualTo(documented("captures "));
            assertThat(first.evaluate("(is-empty? nw)")).isEqualTo("true");
            assertThat(first.evaluate("(not-empty? ne)")).isEqualTo("true");
            assertThat(first.evaluate("(is-enemy? ne)")).isEqualTo("true");
            assertThat(first.evaluate("(+ captured max-captured 10)")).isEqualTo("11");
            assertThat(first.evaluate("[(count captures) (first hand) (inc moves) (piece d4)]"))
                    .isEqualTo("vector [1 \"White Man\" 2 nil]");
            assertThat(first.evaluate("(count captres)")).startsWith("error: unknown name `captres`");

            var second = inspector.go("resume");
            assertThat(second.line()).isEqualTo(END_MOVE);
            assertThat(second.variables()).containsEntry("captured", "2").containsEntry("position", "g7");
            inspector.call("Debugger.resume", "");
            assertThat(process.result().lines()).containsExactly("c3 - g7");
        }
    }

    /** What is evaluated may be wrong, or change the board: the program goes on as if nothing had happened. */
    @Test
    void expressionsLeaveNoTrace() throws Exception {
        try (var process = Command.inRoot().start("moves", CHECKERS, "--position", CHAIN, "--inspect=0");
                var inspector = inspect(process)) {
            inspector.call("Debugger.setBreakpointByUrl", breakpoint(checkers(), CHECK_ENEMY));
            start(inspector);
            var stop = inspector.go("resume");
            while (!stop.evaluate("(is-enemy?)").equals("true")) {
                stop = inspector.go("resume");
            }
            assertThat(stop.evaluate("(do (capture) (is-empty?))")).isEqualTo("true");
            assertThat(stop.evaluate("(set! max-captured 9)")).isEqualTo("9");
            assertThat(stop.evaluate("(set! captured 9)")).isEqualTo("9");
            assertThat("(is-empty? nv)\n" + stop.evaluate("(is-empty? nv)") + "\n")
                    .startsWith(documented("(is-empty? nv)").replace("unknown name", "error: unknown name"));
            assertThat(stop.evaluate("(is-empty? nw"))
                    .startsWith("error: missing `)` to close the `(` at line 1, column 1");
            assertThat(stop.evaluate("(not-empty?)")).isEqualTo("true");
            assertThat(stop.evaluate("[captured max-captured]")).isEqualTo("vector [0 0]");
            inspector.call("Debugger.disable", "");
            assertThat(process.result().lines()).containsExactly("c3 - g7");
        }
    }

    /** Each choice is a stop of its own; when all that follows one is done, the next stop is the next choice. */
    @Test
    void stepsGoThroughChoicesAndBack() throws Exception {
        try (var process = Command.inRoot().start("moves", CHECKERS, "--position", "W:Wc3:Bd4", "--inspect=0");
                var inspector = inspect(process)) {
            inspector.call("Debugger.setBreakpointByUrl", breakpoint(checkers(), CHOOSE));
            start(inspector);
            var stop = inspector.go("resume");
            var places = new ArrayList<String>();
            for (int i = 0; i < 19; i++) {
                places.add(stop.place());
                stop = inspector.go("stepOver");
            }
            assertThat(places)
                    .containsExactly(
                            "37:10", // (let dir (any nw ne sw se)), reached with the man of c3 in the hand
                            "37:24", // nw
                            "38:10", "39:10", // b4 is empty
                            "37:27", // ne
                            "38:10", "39:10", "40:10", "41:10", "42:10", "43:10", "44:10", // the capture, and its end
                            "26:7", "27:7", "28:7", "29:7", // post: the move is made
                            "37:10", // and goes on with the next turn of the loop
                            "37:24", "38:10");
            var lines = Senet.read(checkers()).lines().toList();
            var told = documented("37:24")
                    .lines()
                    .map(STEP::matcher)
                    .filter(Matcher::matches)
                    .toList();
            assertThat(told)
                    .map(step -> step.group("line") + ":" + step.group("column"))
                    .isEqualTo(places.subList(0, 17));
            assertThat(told).allSatisfy(step -> assertThat(lines.get(Integer.parseInt(step.group("line")) - 1)
                            .substring(Integer.parseInt(step.group("column")) - 1))
                    .startsWith(step.group("code")));
        }
    }

    /** A condition, a step into a function and out of it again, the next choice, and an error: all of it inside of a rule. */
    @Test
    void rulesAreSteppedIntoAndOutOf(@TempDir Path folder) throws Exception {
        var game = Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-c") (dim "1") (dir e 1 0) (dir w -1 0))
                (defn free? []
                  (is-empty?))
                (piece
                  (name Man)
                  (move
                    (check is-friend?)
                    (take)
                    (let d (any e w))
                    (check d)
                    (check (free?))
                    (if (= position a1)
                      (throw (ex-info "not there" {})))
                    (drop)))
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """);
        try (var process = Command.in(folder).start("moves", "game.senet", "--inspect=0");
                var inspector = inspect(process)) {
            inspector.call("Debugger.setPauseOnExceptions", "\"state\":\"all\"");
            inspector.call(
                    "Debugger.setBreakpointByUrl",
                    breakpoint(game.toRealPath(), 11) + ",\"condition\":\"(= position a1)\"");
            start(inspector);

            var rule = inspector.go("resume");
            assertThat(rule.place()).isEqualTo("11:5");
            assertThat(rule.variables()).containsEntry("d", "w").containsEntry("moves", "1");
            var inside = inspector.go("stepInto");
            assertThat(inside.place()).isEqualTo("3:3");
            assertThat(inside.function()).isEqualTo("free?");
            assertThat(inside.depth()).isEqualTo(rule.depth() + 1);
            assertThat(inside.evaluate("position")).isEqualTo("a1");
            var outside = inspector.go("stepOut");
            assertThat(outside.function()).isEqualTo("Man move 1 of Row");
            assertThat(outside.line()).isBetween(11, 12);
            var error = inspector.go("resume");
            assertThat(error.reason()).isEqualTo("exception");
            assertThat(error.error()).contains("not there");
            assertThat(error.line()).isEqualTo(13);
            assertThat(error.variables()).containsEntry("position", "a1");
            inspector.call("Debugger.resume", "");
            assertThat(process.result().exitCode()).isEqualTo(1);
        }
    }

    /** Variables that nothing reads any more are still seen in later turns of a loop that chooses; those of the last turn are not. */
    @Test
    void allVariablesAreSeenInEachTurnOfALoop(@TempDir Path folder) throws Exception {
        var game = Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-e") (dim "1") (dir e 1 0) (dir w -1 0))
                (piece
                  (name Man)
                  (move
                    (check is-friend?)
                    (let begin "here")
                    (let [unused 5]
                      (take)
                      (let turns 0)
                      (while (any true false)
                        (inc! turns)
                        (check (< turns 4))
                        (let d (any e w))
                        (check d)
                        (check is-empty?))
                      (check (> turns 0))
                      (drop))))
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """);
        try (var process = Command.in(folder).start("moves", "game.senet", "--inspect=0");
                var inspector = inspect(process)) {
            for (int line : List.of(12, 16)) {
                inspector.call(
                        "Debugger.setBreakpointByUrl",
                        breakpoint(game.toRealPath(), line) + ",\"condition\":\"(= turns 3)\"");
            }
            start(inspector);

            var inside = inspector.go("resume");
            assertThat(inside.line()).isEqualTo(12);
            assertThat(inside.variables())
                    .containsEntry("begin", "here")
                    .containsEntry("unused", "5")
                    .containsEntry("turns", "3")
                    .doesNotContainKey("d");
            var after = inspector.go("resume");
            assertThat(after.line()).isEqualTo(16);
            assertThat(after.variables()).containsEntry("begin", "here").containsEntry("unused", "5");
        }
    }

    /** A variable of a `let` with brackets is gone behind it, and its name is again that of the one around, for expressions as well. */
    @Test
    void variablesAreGoneBehindTheirForm(@TempDir Path folder) throws Exception {
        var game = Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-e") (dim "1") (dir e 1 0) (dir w -1 0))
                (piece
                  (name Man)
                  (move
                    (check is-friend?)
                    (let x 10)
                    (take)
                    (let [x (+ x 1) y 3]
                      (check (any e w))
                      (check (> x y)))
                    (drop)))
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """);
        try (var process = Command.in(folder).start("moves", "game.senet", "--inspect=0");
                var inspector = inspect(process)) {
            for (int line : List.of(10, 11)) {
                inspector.call("Debugger.setBreakpointByUrl", breakpoint(game.toRealPath(), line));
            }
            start(inspector);

            var inside = inspector.go("resume");
            assertThat(inside.line()).isEqualTo(10);
            assertThat(inside.variables()).containsEntry("x", "11").containsEntry("y", "3");
            var behind = inspector.go("resume");
            assertThat(behind.line()).isEqualTo(11);
            assertThat(behind.variables()).containsEntry("x", "10").doesNotContainKey("y");
            assertThat(behind.evaluate("(+ x 1)")).isEqualTo("11");
        }
    }

    /** Rules that a macro writes are stopped in at its call, once for each statement. */
    @Test
    void rulesThatMacrosWriteAreStoppedInAtTheirCall(@TempDir Path folder) throws Exception {
        var game = Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-c") (dim "1") (dir e 1 0) (dir w -1 0))
                (defmacro stone [name direction]
                  `(piece
                     (~'name ~name)
                     (~'move
                       (~'check ~'is-friend?)
                       (~'let ~'t 5)
                       (~'take)
                       (~'check ~direction)
                       (~'drop))))
                (stone Man
                  w)
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """);
        try (var process = Command.in(folder).start("moves", "game.senet", "--inspect=0");
                var inspector = inspect(process)) {
            inspector.call("Debugger.setBreakpointByUrl", breakpoint(game.toRealPath(), 11));
            start(inspector);

            var stops = new ArrayList<Map<String, String>>();
            for (int statement = 1; statement <= 5; statement++) {
                var stop = inspector.go("resume");
                assertThat(stop.place()).isEqualTo("11:1");
                assertThat(stop.function()).isEqualTo("Man move 1 of Row");
                stops.add(stop.variables());
            }
            assertThat(stops.get(1)).doesNotContainEntry("t", "5");
            assertThat(stops.get(2)).containsEntry("t", "5").containsEntry("hand", "vector []");
            assertThat(stops.get(3)).containsEntry("hand", "vector [\"White Man\"]");
            assertThat(stops.get(4)).containsEntry("position", "a1");
            inspector.call("Debugger.resume", "");
            assertThat(process.result().lines()).containsExactly("b1-a1");
        }
    }

    /** A variable of a branch is nil before the branch; a breakpoint stops only where it is given its value. */
    @Test
    void variablesOfBranchesAreStoppedAtWhereTheyAreWritten(@TempDir Path folder) throws Exception {
        var game = Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-c") (dim "1") (dir e 1 0) (dir w -1 0))
                (piece
                  (name Man)
                  (move
                    (check is-friend?)
                    (take)
                    (if (any true false)
                      (let way 1))
                    (check w)
                    (drop)))
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """);
        try (var process = Command.in(folder).start("moves", "game.senet", "--inspect=0");
                var inspector = inspect(process)) {
            for (int line : List.of(8, 10)) {
                inspector.call("Debugger.setBreakpointByUrl", breakpoint(game.toRealPath(), line));
            }
            start(inspector);

            var written = inspector.go("resume");
            assertThat(written.line()).isEqualTo(8);
            assertThat(written.variables()).containsEntry("hand", "vector [\"White Man\"]");
            assertThat(inspector.go("resume").variables()).containsEntry("way", "1");
            var without = inspector.go("resume");
            assertThat(without.line()).isEqualTo(10);
            assertThat(without.variables()).containsEntry("way", "nil");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"inspect", "dap"})
    void aPortThatIsTakenIsTold(String tool) throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            var result = Command.inRoot().run("moves", CHECKERS, "--" + tool + "=" + port);

            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .isEqualTo("error: `--" + tool + "` cannot listen on port " + port
                            + ", perhaps because somebody else does\n  hint: `--" + tool + "=0` takes a free one\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"inspect", "dap"})
    void aHostThatIsNotThereIsTold(String tool) {
        var result = Command.inRoot().run("moves", CHECKERS, "--" + tool + "=nowhere.invalid:4711");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .isEqualTo("error: `--" + tool + "` cannot listen on `nowhere.invalid`, since there is no such host\n"
                        + "  hint: `--" + tool + "=4711` listens on this machine only\n");
    }

    /** The words of a script are its own. */
    @Test
    void optionsOfToolsBelongToTheCommand() {
        var result = Command.inRoot().withInput("(println *command-line-args*)").run("run", "-", "--inspect");
        assertThat(result.lines()).isEqualTo(List.of("(--inspect)"));
        assertThat(Command.inRoot().run("moves", CHECKERS, "--inspect.Foo").err())
                .isEqualTo("error: Could not find option with name inspect.Foo.\n");
    }
}
