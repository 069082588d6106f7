package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.launcher.display.Style;
import org.senet.launcher.repl.PipedSession;
import org.senet.tests.Samples.Sample;

/**
 * Runs the samples of the documentation.
 *
 * <ul>
 *   <li>A block {@code senet} is a program. When a block {@code text} follows directly, it prints that.
 *   <li>A block {@code senet fragment} is at least readable, unless a command that follows shows what is wrong with it.
 *   <li>A program whose first line is {@code ;; name.senet} is the file of that name for the commands below it.
 *   <li>A block {@code repl} is a session: what stands behind a prompt, and in lines that are indented as far as that, is
 *       typed; all other lines are printed.
 *   <li>A block {@code sh} holds calls of {@code ./senet}. The block {@code text} that follows is what they print. What is
 *       only to be looked at is a block {@code console}.
 * </ul>
 */
class DocumentationTest {
    private static final String CALL = "./senet ";
    private static final Pattern TYPED = Pattern.compile("(?:[\\w.-]+=> |       )(?<text>.*)");

    /** Where the commands run, all in one process. */
    @TempDir
    private static Path folder = Path.of("");

    private static @Nullable CommandProcess senet;

    @AfterAll
    static void close() {
        if (senet != null) {
            senet.close();
        }
    }

    static List<Sample> programs() {
        return Samples.all("senet");
    }

    static List<Sample> fragments() {
        return Samples.all("senet fragment").stream()
                .filter(sample -> !"sh".equals(sample.next()))
                .toList();
    }

    static List<Sample> sessions() {
        return Samples.all("repl");
    }

    static List<Sample> commands() {
        return Samples.all("sh");
    }

    /** The tables of the manual name all that programs can call to look at games. */
    @Test
    void functionsOfGamesAreInTheManual() throws IOException {
        var manual = Files.readString(Senet.root().resolve("docs/language.md"));
        var defined = Pattern.compile("(?m)^\\(defn ([^\\s\\[]+)")
                .matcher(Files.readString(Senet.root().resolve("stdlib/src/main/resources/senet/games.senet")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(defined).hasSizeGreaterThan(30).allSatisfy(name -> assertThat(manual)
                .containsPattern("[`(]" + Pattern.quote(name) + "[ )]"));
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

    @ParameterizedTest
    @MethodSource("sessions")
    void sessionsPrintWhatIsSaid(Sample sample) throws IOException {
        var typed = new StringBuilder();
        var expected = new StringBuilder();
        for (var line : sample.text().lines().toList()) {
            var input = TYPED.matcher(line);
            var target = input.matches() ? typed : expected;
            target.append(input.matches() ? input.group("text") : line).append('\n');
        }
        var printed = new ByteArrayOutputStream();
        var out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowAllAccess(true)
                .option("senet.games", Senet.games().toString())
                .out(out)
                .build()) {
            new PipedSession(context, new BufferedReader(new StringReader(typed.toString())), out, out, Style.PLAIN)
                    .run();
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
    }

    private static Source source(String text) {
        return Source.newBuilder(Senet.LANGUAGE, text, "sample.senet").buildLiteral();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("commands")
    @Tag("process")
    void commandsPrintWhatIsSaid(Sample sample) throws IOException {
        provide(sample.files());
        var printed = new StringBuilder();
        for (var line : sample.text().lines().toList()) {
            assertThat(line).startsWith(CALL);
            var result = senet().run(Command.words(line.substring(CALL.length())));
            printed.append(result.out()).append(result.err());
            if (sample.output() == null) {
                assertThat(result.exitCode()).isZero();
            }
        }
        if (sample.output() != null) {
            assertThat(printed.toString()).isEqualTo(sample.output());
        }
    }

    private static CommandProcess senet() {
        if (senet == null) {
            senet = CommandProcess.in(folder);
        }
        return senet;
    }

    /** Makes the folder hold the bundled games and these files, as if the reader had just copied them. */
    private static void provide(Map<String, String> files) throws IOException {
        var games = folder.resolve("games");
        if (Files.notExists(games)) {
            Files.createDirectory(games);
            for (var name : Senet.scripts()) {
                Files.copy(Senet.games().resolve(name + ".senet"), games.resolve(name + ".senet"));
            }
        }
        for (var stale : Senet.names(folder, "")) {
            if (!stale.equals("games")) {
                Files.delete(folder.resolve(stale));
            }
        }
        for (var file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
