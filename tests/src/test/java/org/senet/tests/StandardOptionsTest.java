package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options that the launchers of all languages of GraalVM have. */
@Tag("process")
class StandardOptionsTest {
    @ParameterizedTest
    @CsvSource({
        "--help:languages, --senet.games",
        "--help:tools, --cpusampler.Output",
        "--help:engine, --engine.TraceCompilation",
        "--help:vm, --vm.OPTION",
        "--version:graalvm, Senet ",
    })
    void questionsAreAnswered(String question, String part) {
        var result = Command.inRoot().run(question);

        assertThat(result.out()).contains(part);
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void theEngineGetsItsOptions() {
        var greedy = "(count (vec (map str (range 3000000))))";
        var result = Command.inRoot().run("--senet-limits.allocation=20MB", "-e", greedy);

        assertThat(result.err()).contains("allocated more than");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void theJvmGetsItsOptions() {
        var result = Command.inRoot().run("--vm.Xlog:gc*:stdout", "--vm.Xmx96m", "--jvm", "-e", "(+ 1 2)");

        assertThat(result.out()).contains("Heap Max Capacity: 96M\n", "\n3\n");
        assertThat(result.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--engine.TraceCompilatoin", "--log.senet.level=LOUD", "--senet.gamez=a"})
    void wrongOptionsAreRefused(String option) {
        var result = Command.inRoot().run("moves", "tic-tac-toe", option);

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("error: ").contains("--help:engine").doesNotContain("\tat ");
    }

    /** What stands behind the file of a script belongs to that. */
    @Test
    void scriptsGetTheirOwnOptions(@TempDir Path folder) throws IOException {
        var script = Files.writeString(folder.resolve("own.senet"), "(println *command-line-args*)\n");
        var result = Command.inRoot().run("run", script.toString(), "--engine.Mode=x", "--vm.Xmx1k", "--polyglot");

        assertThat(result).isEqualTo(new Command.Result(0, "(--engine.Mode=x --vm.Xmx1k --polyglot)\n", ""));
    }
}
