package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that play at our table, honest ones and others; the fakes are shell scripts. */
class EngineSeatsTest {
    @TempDir
    private static Path folder = Path.of("");

    /** What a command has left. */
    record Result(int exitCode, String out, String err) {}

    static Result run(String... words) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false);
        int exitCode = new Main(terminal).run(List.of(words));
        return new Result(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /**
     * A program that greets, and does something when it is asked for a move.
     *
     * @param atGo a command of the shell
     */
    private static Path fake(String name, String atGo) throws IOException {
        return fake(folder, name, atGo);
    }

    /** The same in a folder. */
    static Path fake(Path folder, String name, String atGo) throws IOException {
        return FakeEngine.write(folder.resolve(name), """
                uci) echo "id name fake"; echo "option name Hash type spin default 1 min 1 max 9"; echo uciok;;
                isready) echo readyok;;
                go*) %s;;
                """.formatted(atGo));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                liar    | echo bestmove z9z9                             | played the illegal move `z9z9`  | < bestmove z9z9
                crasher | echo dying >&2; exit 3                         | ended with exit code 3          | > go depth 1
                hanging | true                                           | did not answer within 300 ms    | > go depth 1
                babbler | while :; do echo info string noise; done       | did not answer within 300 ms    | < info string noise
                mute    | echo bestmove                                  | played the illegal move ``      | < bestmove
                lost    | echo "bestmove (none)"                         | says that it has no move        | < bestmove (none)
                null    | echo bestmove 0000                             | says that it has no move        | < bestmove 0000
                half    | printf "bestmove a1"                           | did not answer within 300 ms    | < bestmove a1 (the line has not ended)
                killed  | kill -9 $$                                     | ended with exit code 137        | > go depth 1
                """)
    void whatIsWrongLosesTheGameAndTheMatchGoesOn(String name, String atGo, String reason, String line)
            throws IOException {
        var engine = fake(name, atGo);
        var result = run(
                "match",
                "tic-tac-toe",
                "--player",
                "X=uci:" + engine + "?depth=1&timeout=300ms",
                "--games",
                "2",
                "--seed",
                "1");
        assertThat(result.err()).contains(reason).contains(line);
        assertThat(result.out()).containsPattern("O \\(random\\) +2 +100");
        assertThat(result.exitCode()).isZero();
    }

    /** What stands in an answer besides the move, before it and behind it, does not matter. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                carriage returns | printf "info depth 1\\r\\nbestmove a1\\r\\n"
                blanks           | printf "  bestmove \\t a1  \\n"
                tabs             | printf "bestmove\\ta1\\tponder\\tb2\\n"
                much             | i=0; while [ $i -lt 20000 ]; do echo "info string ${i} which is a line of fifty characters"; i=$((i+1)); done; echo bestmove a1
                unknown          | echo "what is that"; echo; echo "bestmoved c3"; echo bestmove a1
                the last line    | printf "bestmove a1"; exit 0
                """)
    void answersAreReadAsProgramsWriteThem(String name, String atGo) throws IOException {
        var engine = fake(name.replace(' ', '-'), atGo);
        var result = run(
                "match",
                "tic-tac-toe",
                "--player",
                "X=uci:" + engine + "?depth=1&timeout=20s",
                "--games",
                "1",
                "--max-moves",
                "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
    }

    /** A second answer to one question would be the answer to the next one. */
    @Test
    void answersThatNobodyHasAskedForAreNone() throws IOException {
        var engine = fake(
                "double",
                "case $n in '') n=1; echo bestmove a1; echo bestmove a2;; *) sleep 0.1; echo bestmove a3;; esac");
        var result = run(
                "match",
                "tic-tac-toe",
                "--white",
                "uci:" + engine + "?depth=1",
                "--black",
                "uci:" + fake("other", "sleep 0.2; echo bestmove c3") + "?depth=1",
                "--games",
                "1",
                "--max-moves",
                "3",
                "--save",
                folder.resolve("double.json").toString());
        assertThat(result.err()).isEmpty();
        assertThat(Files.readString(folder.resolve("double.json")))
                .contains("a3")
                .doesNotContain("a2");
    }

    /** By UCI the side that moves first is White, and so is its clock, also where the script calls it Black. */
    @Test
    void theClockOfTheFirstSideIsThatOfWhiteByUci() throws IOException {
        var heard = folder.resolve("heard");
        var engine = fake(
                "slow",
                "echo \"$line\" >> " + heard
                        + "; sleep 0.1; [ -z \"$again\" ] && echo bestmove c3c4 || echo bestmove c4c5; again=1");
        var result = run(
                "match",
                "shogi",
                "--player",
                "Black=uci:" + engine + "?time=60s&inc=1ms",
                "--games",
                "1",
                "--max-moves",
                "3",
                "--seed",
                "1");
        assertThat(result.err()).isEmpty();
        var lines = Files.readAllLines(heard);
        assertThat(lines.get(0)).isEqualTo("go wtime 60000 btime 60000 winc 1 binc 1");
        assertThat(lines.get(1)).matches("go wtime 59\\d{3} btime 60000 winc 1 binc 1");
    }

    /** The time comes again after each so many moves: two moves of 2 s go well with 3.5 s for one, and not with 3.5 s for two. */
    @ParameterizedTest
    @CsvSource({"1, unfinished +1", "2, has lost on time"})
    void timeIsAddedAfterSomeMoves(String moves, String expected) throws IOException {
        var engine = FakeEngine.write(folder.resolve("slow" + moves), """
                uci) echo uciok;;
                isready) echo readyok;;
                *moves*b2*) square=c1;;
                position*) square=b2;;
                go*) sleep 2; echo bestmove $square;;
                """);
        var result = run(
                "match",
                "tic-tac-toe",
                "--player",
                "X=uci:" + engine + "?moves=" + moves + "&time=3500ms",
                "--games",
                "1",
                "--seed",
                "3",
                "--max-moves",
                "3");
        assertThat(result.out() + result.err()).containsPattern(expected);
    }

    /** By this protocol no position can be told, and nobody loses a game that could not be played. */
    @Test
    void gamesThatBeginElsewhereAreRefusedForProgramsThatCannot() throws IOException {
        var engine = FakeEngine.write(folder.resolve("gtp"), "*) echo =; echo;;");
        var result = run("match", "tic-tac-toe", "--player", "X=gtp:" + engine, "--opening", "2", "--games", "2");
        assertThat(result.err()).startsWith("error: ").contains("cannot be told a position by gtp");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    /** A line that does not end must not fill the memory. */
    @Test
    void whoNeverEndsALineLoses() throws IOException {
        var engine = fake("rambler", "yes | tr -d '\\n'");
        var result = run("match", "tic-tac-toe", "--player", "X=uci:" + engine + "?depth=1", "--games", "1");
        assertThat(result.err()).contains("said a line of more than 1000000 characters", "< yyyy");
        assertThat(result.out()).containsPattern("O \\(random\\) +1 +100");
    }

    @Test
    void whoResignsLoses() throws IOException {
        var engine = fake("resigner", "echo bestmove resign");
        var result = run("play", "tic-tac-toe", "--player", "X=uci:" + engine, "--player", "O=random");
        assertThat(result.out()).contains("Game over: X resigns, O wins");
    }

    /** What a program has started ends with it. */
    @Test
    void childrenOfProgramsAreEnded() throws IOException, InterruptedException {
        var note = folder.resolve("child");
        var engine = fake("parent", "sleep 1000 & echo $! >" + note);
        var result = run("match", "tic-tac-toe", "--player", "X=uci:" + engine + "?timeout=500ms", "--games", "1");
        assertThat(result.err()).contains("did not answer within 1500 ms");
        var child = ProcessHandle.of(Long.parseLong(Files.readString(note).strip()));
        if (child.isPresent()) {
            child.get().onExit().orTimeout(10, TimeUnit.SECONDS).join();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                uci:/nowhere/engine              | the program `/nowhere/engine` cannot be started
                uci:/nowhere/engine x            | No such file or directory; its arguments stand behind a question mark, `?arg=A&arg=B`
                uci:                             | `uci:` names no program
                uci:cat?dpeth=3                  | there is no `dpeth`
                uci:cat?depth=deep               | `depth` is a whole number, not `deep`
                uci:true                         | `true` ended with exit code 0
                uci:cat?timeout=200ms            | `cat` did not answer within 200 ms
                gtp:cat?depth=3                  | the protocol gtp has no depth
                hub:cat?timeout=200ms            | the protocol hub is for draughts
                """)
    void programsThatDoNotWorkAreErrorsBeforeTheGame(String who, String message) {
        var result = run("match", "tic-tac-toe", "--player", "X=" + who, "--games", "1");
        assertThat(result.err()).startsWith("error: ").contains(message).doesNotContain("\tat ");
        assertThat(result.exitCode()).isNotZero();
    }

    /** The names of Fairy-Stockfish, as its list of variants has them. */
    @ParameterizedTest
    @CsvSource({
        "capablanca-chess, capablanca",
        "gothic-chess, gothic",
        "judkins-shogi, judkins",
        "animal-shogi, dobutsu"
    })
    void gamesHaveTheNamesThatProgramsGiveThem(String game, String variant) throws IOException {
        var heard = folder.resolve("variant-" + variant);
        var engine = FakeEngine.write(
                folder.resolve("variants-" + variant), "echo \"$line\" >> " + heard, """
                uci) echo "option name UCI_Variant type combo default chess var chess var %s"; echo uciok;;
                isready) echo readyok;;
                go*) echo bestmove resign;;
                """.formatted(variant));
        var result = run("match", game, "--white", "uci:" + engine, "--black", "uci:" + engine, "--games", "1");
        assertThat(result.err()).isEmpty();
        assertThat(Files.readString(heard)).contains("setoption name UCI_Variant value " + variant + "\n");
    }

    /** A program of one game may call it as it likes; one of several must know which. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                noughts               |
                noughts var crosses   | it knows noughts, crosses, and `&variant=NAME` behind the program's path chooses one
                chess                 | it knows chess, and `&variant=NAME`
                """)
    void programsOfOneGameAreTakenAtTheirWord(String variants, String message) throws IOException {
        var engine = FakeEngine.write(folder.resolve("one-game"), """
                uci) echo "option name UCI_Variant type combo default noughts var %s"; echo uciok;;
                isready) echo readyok;;
                go*) echo bestmove resign;;
                """.formatted(variants));
        var result = run("match", "tic-tac-toe", "--player", "X=uci:" + engine, "--games", "1");
        if (message == null) {
            assertThat(result.err()).isEmpty();
        } else {
            assertThat(result.err()).contains("knows no variant `").contains(message);
        }
    }

    @Test
    void optionsThatAProgramHasNotAreErrors() throws IOException {
        var engine = fake("options", "echo bestmove 0000");
        var result = run("match", "tic-tac-toe", "--player", "X=uci:" + engine + "?option.Hsh=3", "--games", "1");
        assertThat(result.err()).contains("has no option `Hsh`; it has Hash");
    }
}
