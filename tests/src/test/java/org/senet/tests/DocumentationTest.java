package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Samples.Sample;

/**
 * Runs the samples of the documentation.
 *
 * <ul>
 *   <li>A block {@code senet} is a program. When a block {@code text} follows directly, it prints that.
 *   <li>A block {@code senet fragment} is at least readable, unless a command that follows shows what is wrong with it.
 *   <li>A program whose first line is {@code ;; name.senet} is the file of that name for the commands below it.
 *   <li>A block {@code sh} holds calls of {@code ./senet}. The block {@code text} that follows is what they print. What is
 *       only to be looked at is a block {@code console}.
 * </ul>
 */
class DocumentationTest {
    private static final String CALL = "./senet ";

    static List<Sample> programs() {
        return Samples.all("senet");
    }

    static List<Sample> fragments() {
        return Samples.all("senet fragment").stream()
                .filter(sample -> !"sh".equals(sample.next()))
                .toList();
    }

    static List<Sample> commands() {
        return Samples.all("sh");
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("programs")
    void programsPrintWhatIsSaid(Sample sample) {
        var out = new ByteArrayOutputStream();
        try (var context = Senet.newContext(out)) {
            var value = context.eval(source(sample.text()));
            if (Senet.isGame(value)) {
                assertThat(new Game(value).start().notations()).doesNotHaveDuplicates();
            }
        }
        if (sample.output() != null) {
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(sample.output());
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("fragments")
    void fragmentsCanBeRead(Sample sample) {
        try (var context = Senet.newContext(new ByteArrayOutputStream())) {
            assertThat(context.eval(source("'[" + sample.text() + "]")).getArraySize())
                    .isPositive();
        }
    }

    private static Source source(String text) {
        return Source.newBuilder(Senet.LANGUAGE, text, "sample.senet").buildLiteral();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("commands")
    @Tag("process")
    @Execution(ExecutionMode.CONCURRENT)
    void commandsPrintWhatIsSaid(Sample sample, @TempDir Path directory) throws IOException {
        var games = Files.createDirectory(directory.resolve("games"));
        for (var name : Senet.scripts()) {
            Files.copy(Senet.games().resolve(name + ".senet"), games.resolve(name + ".senet"));
        }
        for (var file : sample.files().entrySet()) {
            Files.writeString(directory.resolve(file.getKey()), file.getValue());
        }
        var printed = new StringBuilder();
        for (var line : sample.text().lines().toList()) {
            assertThat(line).startsWith(CALL);
            var result = Command.in(directory).run(Command.words(line.substring(CALL.length())));
            printed.append(result.out()).append(result.err());
            if (sample.output() == null) {
                assertThat(result.exitCode()).isZero();
            }
        }
        if (sample.output() != null) {
            assertThat(printed.toString()).isEqualTo(sample.output());
        }
    }
}
