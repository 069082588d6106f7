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
        var script = """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    uci) echo "id name fake"; echo "option name Hash type spin default 1 min 1 max 9"; echo uciok;;
                    isready) echo readyok;;
                    go*) %s;;
                    quit) exit 0;;
                  esac
                done
                """;
        var file = folder.resolve(name);
        Files.writeString(file, String.format(script, atGo));
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
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

    /** Two knights move out and back, so that White may claim a third repetition at its fifth move, and not at its third. */
    @ParameterizedTest
    @CsvSource({"9, average length 8.0 moves", "5, claims the result 1/2-1/2 {repetition} instead of a move"})
    void drawsAreClaimedByXboardWhereTheRulesAllowThat(int number, String expected) throws IOException {
        var white = folder.resolve("claims" + number);
        Files.writeString(white, """
                #!/bin/sh
                n=1
                while read -r line; do
                  case $line in
                    protover*) echo 'feature ping=1 usermove=1 done=1';;
                    ping*) echo "pong ${line#ping }";;
                    go|usermove*)
                      if [ $n -eq %d ]; then echo '1/2-1/2 {repetition}'
                      elif [ $((n %% 4)) -eq 1 ]; then echo move g1f3; else echo move f3g1; fi
                      n=$((n+2));;
                    quit) exit 0;;
                  esac
                done
                """.formatted(number));
        assertThat(white.toFile().setExecutable(true)).isTrue();
        var black = fake(
                "shuttle", "if [ \"$again\" ]; then echo bestmove f6g8; again=; else echo bestmove g8f6; again=1; fi");
        var result = run(
                "match",
                "chess",
                "--white",
                "xboard:" + white + "?depth=1",
                "--black",
                "uci:" + black + "?depth=1",
                "--games",
                "1",
                "--max-moves",
                "20");
        assertThat(result.out() + result.err()).contains(expected);
    }

    /**
     * White claims behind its own move: its fifth has made the same position for the third time, and its second has not. By
     * then Black has moved on, and the claim is still about the position that White has made.
     */
    @ParameterizedTest
    @CsvSource({"9, average length 10.0 moves", "3, claims the result 1/2-1/2 {repetition} behind its move"})
    void claimsBehindAMoveAreAboutItsPosition(int number, String expected) throws IOException {
        var white = folder.resolve("behind" + number);
        Files.writeString(white, """
                #!/bin/sh
                n=1
                while read -r line; do
                  case $line in
                    protover*) echo 'feature usermove=1 done=1';;
                    go|usermove*)
                      if [ $((n %% 4)) -eq 1 ]; then echo move g1f3; else echo move f3g1; fi
                      [ $n -eq %d ] && echo '1/2-1/2 {repetition}'
                      n=$((n+2));;
                    quit) exit 0;;
                  esac
                done
                """.formatted(number));
        assertThat(white.toFile().setExecutable(true)).isTrue();
        var black = fake(
                "behind",
                "sleep 0.2; if [ \"$again\" ]; then echo bestmove f6g8; again=; else echo bestmove g8f6; again=1; fi");
        var result = run(
                "match",
                "chess",
                "--white",
                "xboard:" + white + "?depth=1",
                "--black",
                "uci:" + black + "?depth=1",
                "--games",
                "1",
                "--max-moves",
                "20");
        assertThat(result.out() + result.err()).contains(expected);
    }

    /** What a program has said of one game is no claim in the next one, also where it has no {@code ping}. */
    @Test
    void theEndOfAGameIsNoClaimInTheNextOne() throws IOException {
        var engine = folder.resolve("winner");
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    protover*) echo 'feature usermove=1 setboard=1 variants="tic-tac-toe"'; echo 'feature done=1';;
                    new) n=0;;
                    go|usermove*)
                      n=$((n+1))
                      case $n in 1) echo move P@a1;; 2) echo move P@a2;; *) echo move P@a3; echo '1-0 {a row}';; esac;;
                    quit) exit 0;;
                  esac
                done
                """);
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var other = fake(
                "loser",
                "case $line in *) n=$((n+1));; esac; [ $((n % 2)) = 1 ] && echo bestmove c1 || echo bestmove c2");
        var result = run(
                "match",
                "tic-tac-toe",
                "--player",
                "X=xboard:" + engine + "?depth=1",
                "--player",
                "O=uci:" + other + "?depth=1",
                "--games",
                "2");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).containsPattern("X .* 2 +100");
    }

    /**
     * Answers as programs give them: a comment, blanks behind the sign, no sign but a number, capitals, and refusals of what a program need
     * not know.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                plain    | = A1                   | =
                capitals | =a1                    | =
                blanks   | =   A1  \\t           | =
                comment  | \\043 thinking\\n= A1 | =
                without  | = A1                   | ? unknown command
                """)
    void programsOfGtpAnswerInTheirWays(String name, String atGenmove, String other) throws IOException {
        var engine = folder.resolve("gtp-" + name);
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    genmove*) printf '%s\n\n';;
                    boardsize*|komi*|time*) printf '%s\n\n';;
                    quit) exit 0;;
                    *) printf '= \n\n';;
                  esac
                done
                """.formatted(atGenmove, other));
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var result = run(
                "match", "tic-tac-toe", "--player", "X=gtp:" + engine + "?time=1m", "--games", "1", "--max-moves", "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
    }

    /** By Hub, values may stand between quotes, and an answer without a move is none. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                quoted  | done move=\\04232-28\\042 ponder=\\04219-23\\042 | average length 1.0 moves
                plain   | done move=32-28\\r                            | average length 1.0 moves
                nothing | done                                          | says that it has no move
                """)
    void programsOfHubAnswerInTheirWays(String name, String atGo, String expected) throws IOException {
        var engine = folder.resolve("hub-" + name);
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    hub) echo 'id name="A \"B\" C" version=1'; echo 'param name=variant value="normal" type=enum values="normal frisian"'; echo wait;;
                    init) echo ready;;
                    "go think") echo 'info depth=1 pv="32-28 19-23"'; printf '%s\n';;
                    quit) exit 0;;
                  esac
                done
                """.formatted(atGo));
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var result = run(
                "match",
                "international-draughts",
                "--white",
                "hub:" + engine + "?depth=1&timeout=5s",
                "--games",
                "1",
                "--max-moves",
                "1");
        assertThat(result.out() + result.err()).contains(expected);
    }

    /** XBoard programs tell their features as they like: in several lines, with blanks, while they load. */
    @Test
    void featuresComeInSeveralLines() throws IOException {
        var engine = folder.resolve("features");
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    protover*) printf 'feature done=0\r\n'; sleep 3; printf 'feature ping=1 san=0\r\nfeature myname="a done=1 b"\r\n'
                      printf 'feature variants="normal,chess960" option="Depth -spin 3 1 9"\r\n'; sleep 0.2; printf 'feature usermove=1 done=1\r\n';;
                    ping*) printf "# some words\r\npong ${line#ping }\r\n";;
                    go) printf '1 20 0 30 e2e4\r\nmove e2e4\r\n';;
                    quit) exit 0;;
                  esac
                done
                """);
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var result = run(
                "match",
                "chess",
                "--white",
                "xboard:" + engine + "?depth=1&timeout=10s",
                "--games",
                "1",
                "--max-moves",
                "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
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

    /** As GNU Shogi 1.4 speaks: unknown commands are illegal moves to it, and its squares are those of shogi. */
    @Test
    void programsOfTheFirstVersionOfXboardPlay() throws IOException {
        var engine = folder.resolve("old");
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    quit) exit 0;;
                    go) echo "1. 7g7f 300"; echo "1. ... 7g7f 298540";;
                    new|force) ;;
                    *) echo "Illegal move (no match) ${line%% *}";;
                  esac
                done
                """);
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var who = "Black=xboard:" + engine + "?depth=1";
        var result = run("match", "shogi", "--player", who, "--games", "1", "--max-moves", "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
    }

    /** GNU Shogi 1.4 understands {@code level 40 5:00 0}, and with {@code level 0} its clock has run out before the first move. */
    @Test
    void clocksOfTheFirstVersionOfXboardAreForSomeMoves() throws IOException {
        var engine = folder.resolve("clocked");
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    quit) exit 0;;
                    "level 40 5:00 0") level=told;;
                    go) [ "$level" = told ] && echo "1. ... 7g7f 298540";;
                    new|force) ;;
                    *) echo "Illegal move (no match) ${line%% *}";;
                  esac
                done
                """);
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var result = run(
                "match",
                "shogi",
                "--player",
                "Black=xboard:" + engine + "?moves=40&time=5m",
                "--games",
                "1",
                "--max-moves",
                "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
        var refused = run(
                "match",
                "shogi",
                "--player",
                "Black=xboard:" + engine + "?time=5m",
                "--games",
                "1",
                "--max-moves",
                "1");
        assertThat(refused.err()).contains("no clock for a whole game", "moves=40&time=5m");
        assertThat(refused.exitCode()).isEqualTo(1);
    }

    /** The time comes again after each so many moves: two moves of 2 s go well with 3.5 s for one, and not with 3.5 s for two. */
    @ParameterizedTest
    @CsvSource({"1, unfinished +1", "2, has lost on time"})
    void timeIsAddedAfterSomeMoves(String moves, String expected) throws IOException {
        var engine = folder.resolve("slow" + moves);
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  case $line in
                    uci) echo uciok;;
                    isready) echo readyok;;
                    *moves*b2*) square=c1;;
                    position*) square=b2;;
                    go*) sleep 2; echo bestmove $square;;
                    quit) exit 0;;
                  esac
                done
                """);
        assertThat(engine.toFile().setExecutable(true)).isTrue();
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
        var engine = folder.resolve("gtp");
        Files.writeString(engine, "#!/bin/sh\nwhile read -r line; do echo =; echo; done\n");
        assertThat(engine.toFile().setExecutable(true)).isTrue();
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
        "atomic-chess, atomic",
        "king-of-the-hill, kingofthehill",
        "three-check, 3check",
        "five-check-chess, 5check",
        "racing-kings, racingkings",
        "capablanca-chess, capablanca",
        "gothic-chess, gothic",
        "judkins-shogi, judkins",
        "animal-shogi, dobutsu"
    })
    void gamesHaveTheNamesThatProgramsGiveThem(String game, String variant) throws IOException {
        var heard = folder.resolve("variant-" + variant);
        var engine = folder.resolve("variants-" + variant);
        Files.writeString(engine, """
                #!/bin/sh
                while read -r line; do
                  echo "$line" >> %s
                  case $line in
                    uci) echo "option name UCI_Variant type combo default chess var chess var %s"; echo uciok;;
                    isready) echo readyok;;
                    go*) echo bestmove resign;;
                    quit) exit 0;;
                  esac
                done
                """.formatted(heard, variant));
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        var result = run("match", game, "--white", "uci:" + engine, "--black", "uci:" + engine, "--games", "1");
        assertThat(result.err()).isEmpty();
        assertThat(Files.readString(heard)).contains("setoption name UCI_Variant value " + variant + "\n");
    }

    @Test
    void optionsThatAProgramHasNotAreErrors() throws IOException {
        var engine = fake("options", "echo bestmove 0000");
        var result = run("match", "tic-tac-toe", "--player", "X=uci:" + engine + "?option.Hsh=3", "--games", "1");
        assertThat(result.err()).contains("has no option `Hsh`; it has Hash");
    }
}
