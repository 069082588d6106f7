package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What users see of their mistakes. Each file of {@code errors/} that ends in {@code .expected} holds the command in its
 * first line, then what it writes to standard errors, then the exit code.
 */
@Tag("process")
class ErrorsTest {
    private static final Path DIRECTORY = Senet.resources("errors");
    private static final int DEEPEST = 1_000_000;

    /** A copy of the samples, and what the tests add. */
    @TempDir
    private static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static CommandProcess senet;

    @BeforeAll
    static void open() throws IOException {
        try (var files = Files.list(DIRECTORY)) {
            for (var file : (Iterable<Path>) files::iterator) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        senet = CommandProcess.in(folder);
    }

    @AfterAll
    static void close() {
        senet.close();
    }

    static List<String> names() {
        return Senet.names(DIRECTORY, ".expected");
    }

    @ParameterizedTest
    @MethodSource("names")
    void says(String name) {
        var expected = Senet.read(DIRECTORY.resolve(name + ".expected"));
        var command = expected.lines().findFirst().orElseThrow();
        assertThat(command).startsWith("$ senet ");

        var result = senet.run(Command.words(command.substring("$ senet ".length())));

        assertThat(command + "\n" + result.err() + "exit " + result.exitCode() + "\n")
                .isEqualTo(expected);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void everyScriptIsUsed() {
        assertThat(names()).containsAll(Senet.names(DIRECTORY, ".senet"));
    }

    // ---- recursion without end

    /** Compiled activations are so small that the stack ends within whatever the error needs. */
    @Test
    void recursionWithoutEndIsRefusedWhereItIsCompiled() {
        var result = Command.inRoot().withJavaOptions("-Xss4m").run("-e", """
                        (defn depth [n] (if (= n 0) 0 (inc (depth (dec n)))))
                        (dotimes [_ 20000] (depth 50))
                        (depth 100000000)""", "--jit");

        assertThat(result.err())
                .contains("1:36: error: the recursion is too deep")
                .doesNotContain("Senet itself failed");
    }

    // ---- a million nested brackets

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "{", "#{", "'", "@", "#(+ ", "^:a "})
    void nestingWithoutEndIsRefused(String opening) throws IOException {
        Files.writeString(folder.resolve("deep.senet"), opening.repeat(DEEPEST));

        var result = senet.run(List.of("run", "deep.senet"));

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err()).startsWith("deep.senet:1:");
        assertThat(result.out()).isEmpty();
    }

    @Test
    void nestingIsRefusedThoughBalanced() throws IOException {
        // One bracket a line keeps the message short enough to look at.
        Files.writeString(folder.resolve("deep.senet"), "[\n".repeat(DEEPEST) + "]\n".repeat(DEEPEST));

        var result = senet.run(List.of("run", "deep.senet"));

        assertThat(result.err()).isEqualTo("""
                        deep.senet:501:1: error: brackets are nested deeper than 500 levels
                          501 | [
                              | ^
                        """);
        assertThat(result.exitCode()).isEqualTo(1);
    }

    // ---- Ctrl-C

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(loop [] (recur))",
                "(while true)",
                "(reduce + (range))",
                "(one (loop [i 0] (check (any true)) (recur (inc i))))",
            })
    @Execution(ExecutionMode.CONCURRENT)
    void anEndlessLoopEndsWithCtrlC(String loop, @TempDir Path directory) throws Exception {
        assumeThat(Command.ignoresInterrupts())
                .as("a parent process has switched Ctrl-C off")
                .isFalse();
        Files.writeString(
                directory.resolve("endless.senet"), "(println \"before\")\n" + loop + "\n(println \"behind\")\n");

        try (var process = Command.in(directory).start("run", "endless.senet")) {
            process.await("before\n");
            process.interrupt();
            var result = process.result();

            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out()).isEqualTo("before\n");
        }
    }
}
