package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void helps() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains(Commands.names());
        assertThat(err.size()).isZero();
    }

    @Test
    void helpsWithUsageErrorWhenNothingIsAsked() {
        assertThat(run()).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(errors()).contains("usage: senet COMMAND");
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "games", "show", "moves", "perft", "playouts", "play", "match", "lint", "check"})
    void helpsWithEveryCommand(String name) {
        assertThat(run(name, "--help")).isZero();
        var syntax = Commands.find(name).orElseThrow().syntax();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("usage: senet " + name)
                .contains(syntax.allOptions().stream().map(Option::synopsis).toList());
    }

    @Test
    void hintsAtTheNearestCommand() {
        assertThat(run("mvoes")).isEqualTo(2);
        assertThat(errors()).isEqualTo("error: there is no command `mvoes`\n  hint: did you mean `moves`?\n");
    }

    @Test
    void checksOptionsWithoutACommand() {
        assertThat(run("--versoin")).isEqualTo(2);
        assertThat(errors()).isEqualTo("error: there is no option `--versoin`\n  hint: did you mean `--version`?\n");
    }

    @Test
    void checksTheDepthBeforeAnythingElse() {
        assertThat(run("perft", "nothing", "deep")).isEqualTo(2);
        assertThat(errors()).isEqualTo("error: DEPTH must be a whole number from 1 to 99, not `deep`\n");
    }

    @Test
    void takesCommonOptionsBeforeTheCommand() {
        assertThat(run("--no-jit", "run", "nowhere.senet")).isEqualTo(2);
        assertThat(errors()).isEqualTo("error: there is no file `nowhere.senet`\n");
    }

    private int run(String... words) {
        var terminal = new Terminal(
                InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false);
        return new Main(terminal).run(List.of(words));
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
