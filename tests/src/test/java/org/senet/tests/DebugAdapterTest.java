package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules and programs under the Debug Adapter Protocol, as an editor sees them. */
@Tag("process")
class DebugAdapterTest {
    private static final String CHECKERS = "games/simple-checkers.senet";

    private static final int CHECK_MAJORITY = 26;
    private static final int END_MOVE = 44;

    private static final String COUNTING = """
            (def sum (atom 0))
            (defn add [i]
              (swap! sum + i))
            (run! add (range 1 6))
            (println "sum" @sum)
            """;

    private static final int INSIDE_COUNTING = 3;

    /** A front end of a command that runs under {@code --dap=0}, ready to be told about breakpoints. */
    private static DapClient connect(Command.Running process) throws Exception {
        var dap = new DapClient(Integer.parseInt(process.awaitMatch(Pattern.compile("127\\.0\\.0\\.1:(\\d+)\\s"))));
        dap.call("initialize", "\"adapterID\":\"senet\",\"linesStartAt1\":true,\"columnsStartAt1\":true");
        dap.send("attach", "");
        dap.await("initialized");
        return dap;
    }

    /** Sets a breakpoint in a line, with the options of the protocol as JSON behind a comma. */
    private static void breakpoint(DapClient dap, Path program, int line, String options) throws Exception {
        dap.call(
                "setBreakpoints",
                "\"source\":{\"path\":\"" + program.toRealPath() + "\"},\"breakpoints\":[{\"line\":" + line + options
                        + "}]");
    }

    @Test
    void theDebugAdapterStopsOnConditions() throws Exception {
        try (var process = Command.inRoot().start("--dap=0", "moves", CHECKERS, "--position", "W:Wc3:Bd4,f6");
                var dap = connect(process)) {
            breakpoint(
                    dap,
                    Senet.root().resolve(CHECKERS),
                    END_MOVE,
                    ",\"condition\":\"(and (= captured 2) (is-empty? nw))\"");
            dap.call("configurationDone", "");
            dap.awaitStop();

            var stop = dap.go("continue");
            assertThat(stop.reason()).isEqualTo("breakpoint");
            assertThat(stop.place()).isEqualTo(END_MOVE + ":10");
            assertThat(stop.function()).isEqualTo("Man move 2 of Simple Checkers");
            assertThat(stop.variables())
                    .containsEntry("captured", "2")
                    .containsEntry("captures", "[\"Black Man on d4\" \"Black Man on f6\"]")
                    .containsEntry("max-captured", "1");
            assertThat(stop.evaluate("(is-empty? nw)")).isEqualTo("true");
            assertThat(dap.go("next").place()).isEqualTo(CHECK_MAJORITY + ":7");
        }
    }

    @Test
    void functionsAreSteppedIntoAndOutOf(@TempDir Path folder) throws Exception {
        var program = Files.writeString(folder.resolve("program.senet"), """
                (defn square [x]
                  (* x x))
                (defn sum-of-squares [a b]
                  (let [left (square a)
                        right (square b)]
                    (+ left right)))
                (println (sum-of-squares 3 4))
                (breakpoint)
                (throw (ex-info "the end" {}))
                """);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet");
                var dap = connect(process)) {
            breakpoint(dap, program, 4, "");
            dap.call("setExceptionBreakpoints", "\"filters\":[\"uncaught\",\"all\"]");
            dap.call("configurationDone", "");
            dap.awaitStop();

            assertThat(dap.go("continue").variables()).containsEntry("a", "3").containsEntry("b", "4");
            var inside = dap.go("stepIn");
            assertThat(inside.function()).isEqualTo("square");
            assertThat(inside.place()).isEqualTo("2:3");
            assertThat(inside.variables()).containsEntry("x", "3");
            assertThat(inside.depth()).isEqualTo(3);
            var outside = dap.go("stepOut");
            assertThat(outside.function()).isEqualTo("sum-of-squares");
            var next = dap.go("next");
            assertThat(next.place()).startsWith("5:");
            assertThat(next.variables()).containsEntry("left", "9");
            var last = dap.go("next");
            assertThat(last.place()).isEqualTo("6:5");
            assertThat(last.variables()).containsEntry("left", "9").containsEntry("right", "16");
            assertThat(last.evaluate("(square (+ left right))")).isEqualTo("625");
            last.set("right", "(+ right 1)");
            assertThat(last.evaluate("(+ left right)")).isEqualTo("26");
            assertThat(dap.go("continue").place()).startsWith("8:");
            var error = dap.go("continue");
            assertThat(error.reason()).isEqualTo("exception");
            assertThat(error.place()).startsWith("9:");
        }
    }

    /** An error that a handler wants is none for who asks for uncaught ones; one that no handler wants is. */
    @Test
    void onlyErrorsThatNobodyCatchesAreUncaught(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("program.senet"), """
                (defn careful [f]
                  (try (f)
                    (catch :small e (throw e))
                    (catch ArithmeticException e :caught)))
                (println (careful (fn [] (/ 1 0))))
                (println (try (careful (fn [] (throw :small))) (catch :small e :later)))
                (careful (fn [] (throw :large)))
                """);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet");
                var dap = connect(process)) {
            dap.call("setExceptionBreakpoints", "\"filters\":[\"uncaught\"]");
            dap.call("configurationDone", "");
            dap.awaitStop();

            var error = dap.go("continue");
            assertThat(error.reason()).isEqualTo("exception");
            assertThat(error.place()).startsWith("7:");
            assertThat(error.error()).isEqualTo("#<exception :large>");
            process.await("later");
        }
    }

    /** A game with one man, who can go to a1 if a statement in the last line but one of its move lets him. */
    private static Path oneMan(Path folder, String statement) throws IOException {
        return Files.writeString(folder.resolve("game.senet"), """
                (board (name row) (dim "a-c") (dim "1") (dir w -1 0))
                (piece
                  (name Man)
                  (move
                    (let t 1)
                    (check is-friend?)
                    (take)
                    (check w)
                    (try
                      (check (any false (> t :small)))
                      (catch :default e (check (= position a1))))
                    STATEMENT
                    (drop)))
                (game (name "Row") (board row) (players (White (Man b1)) Black))
                """.replace("STATEMENT", statement));
    }

    private static final int HANDLED = 10;
    private static final int STATEMENT = 12;

    /** Rules fail in the line of their statement; an error that a rule itself handles is none for who asks for uncaught ones. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"(check (> t :k))", "(set! t (+ t :k))", "(check (any false (> t :k)))"})
    void rulesStopAtErrors(String statement, @TempDir Path folder) throws Exception {
        oneMan(folder, statement);
        try (var process = Command.in(folder).start("--dap=0", "moves", "game.senet");
                var dap = connect(process)) {
            dap.call("setExceptionBreakpoints", "\"filters\":[\"uncaught\"]");
            dap.call("configurationDone", "");
            dap.awaitStop();

            var error = dap.go("continue");
            assertThat(error.reason()).isEqualTo("exception");
            assertThat(error.place()).startsWith(STATEMENT + ":");
            assertThat(error.function()).isEqualTo("Man move 1 of Row");
            assertThat(error.error()).contains(":k");
            assertThat(error.variables()).containsEntry("t", "1").containsEntry("position", "a1");
            dap.call("continue", "\"threadId\":1");
            dap.await("terminated");
        }
    }

    /** Who asks for all errors gets those first that the rule handles, each once. */
    @Test
    void rulesStopAtErrorsThatTheyHandle(@TempDir Path folder) throws Exception {
        oneMan(folder, "(check (> t :k))");
        try (var process = Command.in(folder).start("--dap=0", "moves", "game.senet");
                var dap = connect(process)) {
            dap.call("setExceptionBreakpoints", "\"filters\":[\"all\",\"uncaught\"]");
            dap.call("configurationDone", "");
            dap.awaitStop();

            var handled = dap.go("continue");
            assertThat(handled.place()).startsWith(HANDLED + ":");
            assertThat(handled.error()).contains(":small");
            assertThat(dap.go("continue").error()).contains(":k");
            dap.call("continue", "\"threadId\":1");
            dap.await("terminated");
        }
    }

    /** What somebody asks of a program that has stopped cannot end it. */
    @Test
    void expressionsCannotEndTheProgram(@TempDir Path folder) throws Exception {
        var program = Files.writeString(folder.resolve("program.senet"), COUNTING);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet");
                var dap = connect(process)) {
            breakpoint(dap, program, INSIDE_COUNTING, ",\"condition\":\"(= i 2)\"");
            dap.call("configurationDone", "");
            dap.awaitStop();
            var stop = dap.go("continue");

            assertThatThrownBy(() -> stop.evaluate("(exit 3)"))
                    .hasMessageContaining("`exit` cannot be called from an expression of a debugger");
            assertThat(stop.evaluate("(+ i 1)")).isEqualTo("3");
            dap.call("continue", "\"threadId\":1");
            process.await("sum 15");
        }
    }

    /** A debugger that does nothing any more does not keep the process alive. */
    @Test
    void aProgramThatHasStoppedCanBeInterrupted() throws Exception {
        Assumptions.assumeFalse(Command.ignoresInterrupts(), "interrupts are switched off here");
        try (var process = Command.inRoot().start("--dap=0", "moves", CHECKERS);
                var dap = connect(process)) {
            dap.call("configurationDone", "");
            dap.awaitStop();
            process.interrupt();

            assertThat(process.result().exitCode()).isEqualTo(130);
        }
    }

    /** A breakpoint may count how often the program comes there, where the number has a sign. */
    @ParameterizedTest
    @CsvSource({"= 3, 3", ">= 4, 4", "% 2, 2"})
    void breakpointsCount(String hits, int first, @TempDir Path folder) throws Exception {
        var program = Files.writeString(folder.resolve("program.senet"), COUNTING);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet");
                var dap = connect(process)) {
            breakpoint(dap, program, INSIDE_COUNTING, ",\"hitCondition\":\"" + hits + "\"");
            dap.call("configurationDone", "");
            dap.awaitStop();

            assertThat(dap.go("continue").variables()).containsEntry("i", "" + first);
        }
    }

    /** A breakpoint that writes lines stops nothing, and its expressions see the variables. */
    @Test
    void breakpointsWriteLines(@TempDir Path folder) throws Exception {
        var program = Files.writeString(folder.resolve("program.senet"), COUNTING);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet")) {
            try (var dap = connect(process)) {
                breakpoint(dap, program, INSIDE_COUNTING, ",\"logMessage\":\"now {i} and {(+ i 10)}\"");
                dap.call("configurationDone", "");
                dap.awaitStop();
                dap.call("continue", "\"threadId\":1");

                for (int i = 1; i <= 5; i++) {
                    assertThat(dap.awaitOutput("now ")).isEqualTo("now " + i + " and " + (i + 10));
                }
                dap.await("terminated");
            }
            assertThat(process.result().exitCode()).isZero();
        }
    }

    /** When the front end goes, the program goes on. */
    @Test
    void aProgramOutlivesItsDebugger(@TempDir Path folder) throws Exception {
        var program = Files.writeString(folder.resolve("program.senet"), COUNTING);
        try (var process = Command.in(folder).start("--dap=0", "run", "program.senet")) {
            try (var dap = connect(process)) {
                breakpoint(dap, program, INSIDE_COUNTING, "");
                dap.call("configurationDone", "");
                dap.awaitStop();
                assertThat(dap.go("continue").variables()).containsEntry("i", "1");
                dap.call("disconnect", "");
            }

            assertThat(process.result().exitCode()).isZero();
            assertThat(process.result().out()).contains("sum 15\n");
        }
    }
}
