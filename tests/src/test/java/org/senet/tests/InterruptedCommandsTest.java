package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long commands that Ctrl-C ends say what they know. */
class InterruptedCommandsTest {
    @TempDir
    private static Path folder = Path.of("");

    /** A game that tells when it is being played; what it prints before the first move would come too early. */
    private static final String NOISY = """
            (board (name squares) (dim "a-c") (dim "3-1"))
            (piece
              (name Mark)
              (place
                (if (and (= position a1) (exists? (any Mark))) (println "playing"))
                (log position)
                (drop)))
            (game (name "Noise") (board squares) (players X O) (draw (check no-moves?)))
            """;

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void anAnalysisTellsWhatIsKnown(String signal, int exitCode) throws IOException, InterruptedException {
        assumeFalse(signal.equals("INT") && Command.ignoresInterrupts());
        var script = folder.resolve("noisy.senet");
        Files.writeString(script, NOISY);
        try (var process = Command.in(folder)
                .start("analyze", "noisy.senet", "--games", "100000000", "--csv", "rows.csv", "--no-jit")) {
            process.await("playing");
            process.send(signal);
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(exitCode);
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).contains("Noise, seed ", ", ended before all games were played");
            assertThat(Files.readString(folder.resolve("rows.csv"))).startsWith("series,game,seed,");
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void aComparisonTellsWhatIsKnown(String signal, int exitCode) throws IOException, InterruptedException {
        assumeFalse(signal.equals("INT") && Command.ignoresInterrupts());
        Files.writeString(folder.resolve("noisy.senet"), NOISY);
        try (var process = Command.in(folder)
                .start(
                        "compare",
                        "tic-tac-toe",
                        "noisy.senet",
                        "--games",
                        "100000000",
                        "--search",
                        "0",
                        "--threads",
                        "1",
                        "--no-jit")) {
            process.await("playing");
            process.send(signal);
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(exitCode);
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).contains("Tic-tac-toe and Noise, seed ", ", ended early");
        }
    }

    @Test
    void randomGamesAreCounted() throws IOException, InterruptedException {
        assumeFalse(Command.ignoresInterrupts());
        Files.writeString(folder.resolve("noisy.senet"), NOISY);
        try (var process = Command.in(folder)
                .start("playouts", "noisy.senet", "--games", "100000000", "--seed", "7", "--json", "--no-jit")) {
            process.await(SOME_GAMES);
            process.interrupt();
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out())
                    .contains("\"game\": \"Noise\"", "\"seed\": 7", "\"draws\": ")
                    .endsWith("}\n");
            assertThat(result.out()).doesNotContain("\"games\": 0,");
        }
    }

    /** More lines than the moves of several games print. */
    private static final String SOME_GAMES = "playing\n".repeat(100);

    @ParameterizedTest
    @CsvSource({
        "match, --games, 1000000, --white, random",
        "tournament, --rounds, 1000000, --player, random, --player, other=random"
    })
    void gamesThatHaveEndedAreKept(ArgumentsAccessor command) throws IOException, InterruptedException {
        assumeFalse(Command.ignoresInterrupts());
        var words = command.toList().stream().map(String::valueOf).collect(Collectors.toCollection(ArrayList::new));
        var file = words.getFirst() + ".pgn";
        Files.writeString(folder.resolve("noisy.senet"), NOISY);
        words.add(1, "noisy.senet");
        words.addAll(List.of("--save", file, "--no-jit"));
        try (var process = Command.in(folder).start(words.toArray(String[]::new))) {
            process.await(SOME_GAMES);
            process.interrupt();
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out()).contains("Noise: ");
            assertThat(Files.readString(folder.resolve(file)))
                    .startsWith("[Event \"Noise\"]")
                    .endsWith("1/2-1/2\n");
        }
    }

    /** A program that knows the free squares, as the game does. */
    private static final String FREE_SQUARES = """
            #!/bin/sh
            while read -r line; do
              case $line in
                uci) echo uciok;;
                isready) echo readyok;;
                position*) position=$line;;
                "go perft 1")
                  for square in a1 b1 c1 a2 b2 c2 a3 b3 c3; do
                    case $position in
                      *@$square*) ;;
                      *) echo "P@$square: 1";;
                    esac
                  done
                  echo "Nodes searched: 0";;
                quit) exit 0;;
              esac
            done
            """;

    @Test
    void whatIsTheSameWithAnotherProgramIsTold() throws IOException, InterruptedException {
        assumeFalse(Command.ignoresInterrupts());
        Files.writeString(folder.resolve("noisy.senet"), NOISY);
        var program = folder.resolve("free-squares");
        Files.writeString(program, FREE_SQUARES);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        try (var process = Command.in(folder)
                .start("differ", "noisy.senet", "--engine", "uci:" + program, "--positions", "100000000", "--no-jit")) {
            process.await(SOME_GAMES);
            process.interrupt();
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out()).containsPattern("Noise: the moves of [1-9][0-9]* positions are the same\n$");
        }
    }

    /**
     * Nothing tells from outside when the first games have ended, so the waits become longer until some have. So few games are kept one
     * by one, and take some minutes in all.
     */
    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "parquet"})
    void selfPlayKeepsTheGamesThatHaveEnded(String format) throws IOException, InterruptedException {
        assumeFalse(Command.ignoresInterrupts());
        var file = folder.resolve("kept." + format);
        for (int seconds = 3; seconds < 60 && !Files.exists(file); seconds *= 2) {
            try (var process = Command.in(folder)
                    .start(
                            "selfplay",
                            "tic-tac-toe",
                            "--games",
                            "1000",
                            "--white",
                            "uct:nodes=5000",
                            "--out",
                            file.getFileName().toString(),
                            "--no-jit")) {
                Thread.sleep(seconds * 1000L);
                process.interrupt();
                var result = process.result();
                assertThat(result.exitCode()).isEqualTo(130);
                if (Files.exists(file)) {
                    assertThat(result.out()).matches("(?s)Tic-tac-toe: \\d+ games, \\d+ moves.*");
                    assertThat(result.err())
                            .contains("ended before all games were played: `" + file.getFileName() + "` has");
                }
            }
        }
        var content = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(content).endsWith(format.equals("parquet") ? "PAR1" : "}\n");
        try (var files = Files.list(folder)) {
            assertThat(files).noneMatch(other -> other.toString().endsWith(".tmp"));
        }
    }
}
