package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the programs of {@code examples/}. Each file of the resources {@code examples/} that ends in {@code .expected} holds
 * the command in its first line, then what it writes; a file {@code .input} beside it is what it reads.
 */
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class ExamplesTest {
    private static final Path DIRECTORY = Senet.resources("examples");

    static List<String> names() {
        return Senet.names(DIRECTORY, ".expected");
    }

    @ParameterizedTest
    @MethodSource("names")
    void prints(String name) {
        var expected = Senet.read(DIRECTORY.resolve(name + ".expected"));
        var command = expected.lines().findFirst().orElseThrow();
        assertThat(command).startsWith("$ senet ");
        var input = DIRECTORY.resolve(name + ".input");

        var result = Command.inRoot()
                .withInput(Files.exists(input) ? Senet.read(input) : "")
                .run(Command.words(command.substring("$ senet ".length())));

        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        // How fast a match was depends on the machine.
        assertThat(command + "\n" + result.out().replaceAll("\\d+ moves a second", "N moves a second"))
                .isEqualTo(expected);
    }

    @Test
    void everyExampleIsRun() {
        var commands = names().stream()
                .map(name -> Senet.read(DIRECTORY.resolve(name + ".expected")))
                .collect(Collectors.joining());

        assertThat(Senet.names(Senet.root().resolve("examples"), ".senet"))
                .allSatisfy(example -> assertThat(commands).contains("examples/" + example + ".senet"));
    }
}
