package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code senet repl} as a process: at a pseudo-terminal, and with its input from a pipe. */
@Tag("process")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ReplTest {
    private static final int LONGEST_SECONDS = 200;
    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";
    private static final String UP = "\033OA";

    @TempDir
    private Path state = Path.of("");

    // ---- from a pipe

    @Test
    void eachValueFromAPipeIsALine() {
        var result = Command.inRoot()
                .withInput("(+ 1 2) :a\n(defn f [x]\n  (* x x)) ; squares\n(println (f 7))\n[*1 *2]\n")
                .run("repl");

        assertThat(result.out()).isEqualTo("3\n:a\n#'user/f\n49\nnil\n[nil #'user/f]\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void theLatestErrorIsPrintedOnceMoreWithItsCallsAndCauses() {
        var result = Command.inRoot().withInput("""
                        (defn half [x] (/ x 0))
                        (defn twice [x] (* 2 (half x)))
                        (try (twice 1) (catch Exception e (throw (ex-info "no half" {:of 1} e))))
                        (pst)
                        """).run("repl");

        assertThat(result.err()).endsWith("""
                        no half
                          data: {:of 1}
                        caused by: Divide by zero
                            at half (<stdin>:1:16)
                            at twice (<stdin>:2:22)
                        """);
    }

    /** Else the first file that Java opens would be read as forms: its own classes. */
    @Test
    void aClosedInputIsAnEmptyOne() {
        var result = Command.inRoot().redirected("<&-").run("repl");

        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void anInputThatCannotBeReadIsSaidToBeOne() {
        var result = Command.inRoot().redirected("0>/dev/null").run("repl");

        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo("error: the standard input cannot be read: Bad file descriptor\n");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void anErrorInAPipeIsReportedAndTheRestGoesOn() {
        var result = Command.inRoot().withInput("1\n(frist\n [1])\n2\n(").run("repl");

        assertThat(result.out()).isEqualTo("1\n2\n");
        assertThat(result.err()).isEqualTo("""
                        <stdin>:2:2: error: unknown name `frist`
                            2 | (frist
                              |  ^^^^^
                          hint: did you mean `first`?
                        <stdin>:5:2: error: missing `)` to close the `(` at line 5, column 1
                            5 | (
                              |  ^
                        """);
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void filesAreEvaluatedFirst() throws IOException {
        var file = Files.writeString(state.resolve("answers.senet"), "(def answer 42)\n");
        var result = Command.inRoot().withInput("answer\n").run("repl", file.toString());

        assertThat(result.out()).isEqualTo("42\n");
    }

    @Test
    void gamesThatAreLoadedOneAfterAnotherHaveTheirOwnPieces() throws IOException {
        var stones = Files.writeString(state.resolve("stones.senet"), """
                (board (name line) (dim "a-c") (dim "1") (dir e 1 0))
                (piece (name Stone) (place (log "S" position) (drop)))
                (game (name "Stones") (board line) (players White Black))
                """);
        var men = Files.writeString(state.resolve("men.senet"), """
                (board (name line) (dim "a-c") (dim "1") (dir e 1 0))
                (piece (name Man) (move (check is-friend?) (take) (check e) (check is-empty?) (drop)))
                (def men (game (name "Men") (board line) (players (White (Man a1)) (Black (Man c1)))))
                (game (name "Others") (board line) (players (White (Man b1)) (Black (Man c1 a1))))
                """);
        // A part of a program may stand in a file of its own, and a game takes pieces from there.
        var whole = Files.writeString(state.resolve("whole.senet"), """
                (piece (name Guard) (place (check (= position b1)) (log "G" position) (drop)))
                (include "stones.senet")
                (load-file "%s")
                (game (name "Whole") (board line) (players (White (Man a1)) (Black (Man c1))))
                """.formatted(men));
        var ask =
                "(moves men)\n(load-file \"%s\")\n(moves *1)\n(load-file \"%s\")\n(moves men)\n(load-file \"%s\")\n(moves *1)\n"
                        .formatted(stones, men, whole);
        var result = Command.inRoot().withInput(ask).run("repl", stones.toString(), men.toString());

        assertThat(result.err()).isEmpty();
        assertThat(result.out().lines().filter(line -> line.startsWith("[")))
                .containsExactly(
                        "[\"a1-b1\"]", "[\"Sa1\" \"Sb1\" \"Sc1\"]", "[\"a1-b1\"]", "[\"a1-b1\" \"Gb1\" \"Sb1\"]");
    }

    // ---- at a terminal

    /** A session at a terminal that the program {@code script} makes. */
    private final class Terminal implements AutoCloseable {
        private final Process process;
        private final Reader out;
        private final StringBuilder shown = new StringBuilder();

        Terminal() throws IOException {
            var senet = Senet.root().resolve("senet");
            // Whoever runs the tests in the background may ignore signals, which processes inherit: that of Ctrl-C, or
            // of a closed terminal.
            var command = "exec env --default-signal=INT,HUP '" + senet + "' repl";
            var builder = new ProcessBuilder(List.of("script", "-qec", command, "/dev/null"));
            builder.environment().put("SENET_NO_BUILD", "yes");
            builder.environment().put("TERM", "xterm");
            builder.environment().put("NO_COLOR", "yes");
            builder.environment().put("XDG_STATE_HOME", state.toString());
            process = builder.redirectErrorStream(true).start();
            out = process.inputReader(StandardCharsets.UTF_8);
            // Reading cannot be interrupted; what is never shown must still end.
            CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS).execute(process::destroyForcibly);
            await("user=> ");
        }

        void type(String keys) throws IOException {
            process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        }

        /** Reads what is shown up to a text. */
        String await(String text) throws IOException {
            while (shown.indexOf(text) < 0) {
                int c = out.read();
                assertThat(c)
                        .as("the end came before `%s`, after: %s", text, shown)
                        .isNotNegative();
                shown.append((char) c);
            }
            var before = shown.toString().replace("\r", "");
            shown.setLength(0);
            return before;
        }

        /** Types a line, and returns what is shown between it and the next prompt. */
        String say(String line) throws IOException {
            type(line + "\r");
            await("\033[?2004l");
            return await("=> ");
        }

        int exitCode() throws InterruptedException {
            return process.waitFor();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void aSessionAtATerminal() throws Exception {
        assumeTrue(Command.isThere("script"), "there is no program `script`");
        try (var terminal = new Terminal()) {
            assertThat(terminal.say("(+ 1 2)")).startsWith("3\n");
            assertThat(terminal.say("(subve\t [1 2 3] 1)")).startsWith("[2 3]\n");
            terminal.type("(str 1\r");
            assertThat(terminal.say("2)")).startsWith("\"12\"\n");
            terminal.say("(def kept 7)");
            terminal.type("(do (println (str \"beg\" \"un\")) (while true))\r");
            terminal.await("begun");
            terminal.type(CTRL_C);
            terminal.await("interrupted");
            terminal.await("=> ");
            assertThat(terminal.say("kept")).startsWith("7\n");
            assertThat(terminal.say("(frist 1)")).contains("repl:1:2: error: unknown name `frist`");
            terminal.type(CTRL_D);
            assertThat(terminal.exitCode()).isZero();
        }
        try (var terminal = new Terminal()) {
            assertThat(terminal.say(UP)).contains("unknown name `frist`");
        }
    }
}
