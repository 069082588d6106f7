package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Move lists compared with those of a program, which is a script here. */
class DifferTest {
    @TempDir
    private static Path folder = Path.of("");

    /** A program that knows which squares of tic-tac-toe are free, but has forgotten one when another is taken. */
    private static String fake(String name, String forgets, String when) throws IOException {
        var file = FakeEngine.write(folder.resolve(name), """
                uci) echo uciok;;
                isready) echo readyok;;
                position*) position=$line;;
                "go perft 1")
                  for square in a1 b1 c1 a2 b2 c2 a3 b3 c3; do
                    case $position in
                      *@$square*) ;;
                      *@%s*) [ $square = %s ] || echo "P@$square: 1";;
                      *) echo "P@$square: 1";;
                    esac
                  done
                  echo "Nodes searched: 0";;
                """.formatted(when, forgets));
        return "uci:" + file + "?timeout=20s";
    }

    @Test
    void sameMovesAreTold() throws IOException {
        var result = EngineSeatsTest.run(
                "differ", "tic-tac-toe", "--engine", fake("right", "x9", "x9"), "--positions", "40", "--seed", "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEqualTo("Tic-tac-toe: the moves of 40 positions are the same\n");
        assertThat(result.exitCode()).isZero();
    }

    /** One move is enough to see what is wrong, however long the game was in which it was seen. */
    @Test
    void theFirstDifferenceIsShownAfterFewestMoves() throws IOException {
        var result = EngineSeatsTest.run(
                "differ", "tic-tac-toe", "--engine", fake("wrong", "a1", "c3"), "--seed", "5", "--json");
        assertThat(result.exitCode()).isEqualTo(1);
        var json = JsonParser.parseString(result.out()).getAsJsonObject();
        assertThat(json.get("same").getAsBoolean()).isFalse();
        assertThat(json.get("moves")).hasToString("[\"c3\"]");
        assertThat(json.get("onlyRules")).hasToString("[\"P@a1\"]");
        assertThat(json.get("onlyEngine")).hasToString("[]");
    }

    @Test
    void programsThatTellNoMovesAreErrors() {
        var missing = EngineSeatsTest.run("differ", "tic-tac-toe");
        assertThat(missing.err()).contains("`--engine` names the program");
        assertThat(missing.exitCode()).isEqualTo(2);
        var other = EngineSeatsTest.run("differ", "tic-tac-toe", "--engine", "stockfish");
        assertThat(other.err()).contains("`stockfish` names no program");
        assertThat(other.exitCode()).isEqualTo(2);
        var silent = EngineSeatsTest.run("differ", "tic-tac-toe", "--engine", "uci:cat?timeout=200ms");
        assertThat(silent.err()).contains("did not answer within 200 ms").doesNotContain("\tat ");
        assertThat(silent.exitCode()).isEqualTo(1);
    }
}
