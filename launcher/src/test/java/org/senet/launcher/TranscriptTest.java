package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.launcher.repl.HistoryFile;
import org.senet.launcher.repl.MemoryTerminal;

/**
 * Whole games at a terminal of 80 columns and 24 rows. A file of `transcripts` has a command line and what the terminal shows,
 * with what is typed behind the prompts.
 */
class TranscriptTest {
    private static final String ENCODING = "stdout.encoding";
    private static final Pattern TYPED =
            Pattern.compile("(?m)^(?:.*, turn [0-9]+(?=> )|Save the game\\? .*(?=Enter: ))(> |Enter: )(.*)$");
    private static final String LEFT_LINE = "[?2004l";
    private static final Pattern CONTROL = Pattern.compile("\033(?:\\[[0-9;?]*[A-Za-z]|[=>])");

    private static String encoding = "";

    /** What is typed, and the end of the prompt before it. */
    private record Typed(String prompt, String text) {}

    @TempDir
    private Path folder = Path.of("");

    /** Symbols are drawn where the system's encoding has them. */
    @BeforeAll
    static void useSymbols() {
        encoding = System.getProperty(ENCODING, "");
        System.setProperty(ENCODING, "UTF-8");
    }

    @AfterAll
    static void useOwnEncoding() {
        System.setProperty(ENCODING, encoding);
    }

    static Stream<Path> transcripts() throws IOException, URISyntaxException {
        var folder = Objects.requireNonNull(TranscriptTest.class.getResource("/transcripts"));
        try (var files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void aGameLooksAsItDid(Path file) throws IOException {
        var expected = Files.readString(file).replace("\r", "");
        var command = expected.lines().findFirst().orElseThrow();
        var words = List.of(command.replaceFirst("^\\$ senet play ", "").split(" "));
        var typed = TYPED.matcher(expected)
                .results()
                .map(line -> new Typed(line.group(1), line.group(2)))
                .toList();
        var shown = play(words, typed);
        assertThat(command + "\n" + shown).isEqualTo(expected);
        assertThat(shown.lines()).allMatch(line -> line.length() <= 80);
    }

    private String play(List<String> words, List<Typed> typed) throws IOException {
        try (var screen = new MemoryTerminal(80, 24)) {
            var arguments = ArgumentParser.parse(new PlayCommand().syntax(), words);
            var silent = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
            var terminal = new Terminal(InputStream.nullInputStream(), silent, silent, false, false, true);
            var history = new HistoryFile(folder.resolve("history"));
            screen.run(() -> {
                try {
                    return PlayCommand.playAt(screen.terminal(), arguments, terminal, history);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            var shown = new StringBuilder();
            for (var line : typed) {
                shown.append(screen.await(line.prompt))
                        .append(line.prompt)
                        .append(line.text)
                        .append('\n');
                screen.type(line.text + "\r");
                screen.await(LEFT_LINE);
            }
            assertThat(screen.awaitEnd()).isZero();
            return CONTROL.matcher(shown).replaceAll("");
        }
    }
}
