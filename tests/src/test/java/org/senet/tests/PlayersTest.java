package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Players at the terminal and in matches, as a user meets them. */
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class PlayersTest {
    private static final String STUBBORN = """
            (ns my.players (:require [senet.players :refer [legal-moves play-move]]))
            (defn stubborn []
              (loop []
                (println "b2 is mine:" (play-move "b2"))
                (play-move (first (legal-moves)))
                (recur)))
            """;

    private static String played(Command command, String... arguments) {
        var result = command.run(arguments);
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result.out();
    }

    @Test
    void aMoveIsFoundByItsBeginning() {
        var input = "a\na3\n1\nC\nC1\nresign\n";

        assertThat(played(Command.inRoot().withInput(input), "play", "tic-tac-toe"))
                .contains("`a` may mean `a3`, `a2`, `a1`")
                .contains("3  X o .  3\n2  . . .  2\n1  . . X  1\n")
                .contains("`C` may mean `c3`, `c2`, `c1`")
                .endsWith("Game over: O resigns, X wins\n");
    }

    @Test
    void theEndOfTheInputLeavesTheGame() {
        assertThat(played(Command.inRoot().withInput("b2\n"), "play", "tic-tac-toe"))
                .endsWith("O, turn 1> \n")
                .doesNotContain("Game over");
    }

    @Test
    void ctrlCLeavesTheGame() throws Exception {
        assumeThat(Command.ignoresInterrupts())
                .as("a parent process has switched Ctrl-C off")
                .isFalse();
        try (var process = Command.inRoot().start("play", "tic-tac-toe")) {
            process.await("X, turn 1> ");
            process.interrupt();

            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.err()).isEmpty();
        }
    }

    @Test
    void undoTakesBackTheAnswerOfTheComputerToo() {
        var out = played(
                Command.inRoot().withInput("a3\nundo\nundo\nb2\nquit\n"), "play", "tic-tac-toe", "--black", "random");

        assertThat(out.split("O plays ")).hasSize(3);
        assertThat(out).contains("there is no move of yours to take back");
    }

    @Test
    void aPlayerFromAFile(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("mine.senet"), STUBBORN);

        var out = played(
                Command.in(directory).withInput("b2\nresign\n"),
                "play",
                "tic-tac-toe",
                "--black",
                "mine.senet:stubborn");

        assertThat(out).contains("b2 is mine: false\nO plays a3\n").endsWith("Game over: X resigns, O wins\n");
    }

    @Test
    void aMatchFileNamesPathsFromItsFolder(@TempDir Path directory) throws IOException {
        var folder = Files.createDirectory(directory.resolve("matches"));
        Files.writeString(folder.resolve("mine.senet"), STUBBORN);
        Files.writeString(
                folder.resolve("match.senet"),
                "{:game \"tic-tac-toe\" :players {:o \"mine.senet:stubborn\"} :white :random :games 3 :seed 5}");

        assertThat(played(Command.in(directory), "match", "matches/match.senet", "--games", "1", "--no-jit"))
                .contains("b2 is mine: ")
                .contains("Tic-tac-toe: 1 game, seed 5\n", "X (random)", "mine.senet:stubborn)");
    }

    @Test
    void lookingAheadBeatsChance() {
        var arguments = List.of(
                "match",
                "russian-checkers",
                "--white",
                "greedy",
                "--black",
                "two-ply",
                "--games",
                "8",
                "--seed",
                "1",
                "--no-jit",
                "--json");
        var result =
                JsonParser.parseString(Command.inRoot().run(arguments).out()).getAsJsonObject();
        var wins = result.getAsJsonObject("wins");

        // Whoever sees the answers loses to the one who does not only by accident.
        assertThat(wins.get("Black").getAsInt()).isGreaterThan(wins.get("White").getAsInt());
        assertThat(result.get("games").getAsInt()).isEqualTo(8);
    }
}
