package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that are done again when scripts change; the clock makes the changes, so nobody waits. */
class WatchTest {
    private static final String WAITING = "-- waiting for a change of ";

    @TempDir
    private Path folder = Path.of("");

    /** What is done at a tick. */
    @FunctionalInterface
    private interface Edit {
        void make() throws IOException;
    }

    private static EngineSeatsTest.Result watch(List<Edit> edits, String... words) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false);
        var left = new ArrayDeque<>(edits);
        Watch.Clock clock = () -> {
            var edit = left.poll();
            try {
                if (edit != null) {
                    edit.make();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return edit != null;
        };
        int exitCode = new Main(terminal, clock).run(List.of(words));
        return new EngineSeatsTest.Result(
                exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path script(String text) throws IOException {
        var file = folder.resolve("script.senet");
        Files.writeString(file, text);
        return file;
    }

    private static long times(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1L;
    }

    @Test
    void aScriptIsRunAgainAtEachChange() throws IOException {
        var file = script("(println \"one\")");
        var result = watch(
                List.of(
                        () -> {},
                        () -> Files.writeString(file, "(println \"two\")"),
                        () -> Files.writeString(file, "(println \"tree\""),
                        () -> Files.delete(file),
                        () -> Files.writeString(file, "(println \"three\")")),
                "run",
                "--watch",
                file.toString());
        assertThat(result.out()).isEqualTo("one\ntwo\nthree\n");
        assertThat(times(result.err(), WAITING)).isEqualTo(4);
        assertThat(result.err()).contains("error").contains("script.senet");
        assertThat(result.exitCode()).isZero();
    }

    /** What stands beside it may be included. */
    @Test
    void scriptsBesideItCount() throws IOException {
        var beside = folder.resolve("beside.senet");
        Files.writeString(beside, "(def x 1)");
        var file = script("(include \"beside.senet\") (println x)");
        var result = watch(
                List.of(
                        () -> Files.writeString(beside, "(def x 2)"),
                        () -> Files.writeString(folder.resolve("notes.txt"), "x")),
                "run",
                "--watch",
                file.toString());
        assertThat(result.out()).isEqualTo("1\n2\n");
    }

    private static String game(String columns) {
        return """
                (board (name line) (dim "%s"))
                (piece (name Mark) (place (log position) (drop)))
                (game (name "Line") (board line) (players X O) (draw (check no-moves?)))
                """.formatted(columns);
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "perft", "lint", "check", "analyze"})
    void commandsAboutGamesAreDoneAgain(String command) throws IOException {
        var file = script(game("a-b"));
        var words = new ArrayList<>(List.of(command, file.toString(), "--watch"));
        if (command.equals("perft")) {
            words.add("1");
        } else if (command.equals("analyze")) {
            words.addAll(List.of("--games", "3", "--search", "0", "--seed", "1"));
        }
        var result = watch(List.of(() -> Files.writeString(file, game("a-c"))), words.toArray(String[]::new));
        assertThat(times(result.err(), WAITING)).isEqualTo(2);
        switch (command) {
            case "moves" -> assertThat(result.out()).isEqualTo("a\nb\na\nb\nc\n");
            case "perft" -> assertThat(result.out()).isEqualTo("1 2\n1 3\n");
            case "analyze" -> assertThat(times(result.out(), "Line, seed 1")).isEqualTo(2);
            default -> assertThat(result.exitCode()).isZero();
        }
    }

    @Test
    void whatMakesNoSenseIsNotWatched() throws IOException {
        var file = script(game("a-b"));
        assertThat(watch(List.of(), "run", "--watch", "-").exitCode()).isEqualTo(2);
        assertThat(watch(
                                List.of(),
                                "run",
                                "--watch",
                                folder.resolve("none.senet").toString())
                        .exitCode())
                .isEqualTo(2);
        var depth = watch(List.of(() -> {}), "perft", "--watch", file.toString(), "deep");
        assertThat(depth.exitCode()).isEqualTo(2);
        assertThat(depth.err()).doesNotContain(WAITING);
    }
}
