package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs of XBoard, GTP and Hub answer in their different ways; the fakes are shell scripts. */
class EngineAnswersTest {
    @TempDir
    private static Path folder = Path.of("");

    /** A match that ends after one move. */
    private static EngineSeatsTest.Result oneMove(String game, String side, String seat) {
        return EngineSeatsTest.run("match", game, side, seat, "--games", "1", "--max-moves", "1");
    }

    /** A match of a program of XBoard against one of UCI. */
    private static EngineSeatsTest.Result knights(Path white, Path black) {
        return EngineSeatsTest.run(
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
    }

    /** Two knights move out and back, so that White may claim a third repetition at its fifth move, and not at its third. */
    @ParameterizedTest
    @CsvSource({"9, average length 8.0 moves", "5, claims the result 1/2-1/2 {repetition} instead of a move"})
    void drawsAreClaimedByXboardWhereTheRulesAllowThat(int number, String expected) throws IOException {
        var white = FakeEngine.write(folder.resolve("claims" + number), "n=${n:-1}", """
                protover*) echo 'feature ping=1 usermove=1 done=1';;
                ping*) echo "pong ${line#ping }";;
                go|usermove*)
                  if [ $n -eq %d ]; then echo '1/2-1/2 {repetition}'
                  elif [ $((n %% 4)) -eq 1 ]; then echo move g1f3; else echo move f3g1; fi
                  n=$((n+2));;
                """.formatted(number));
        var black = EngineSeatsTest.fake(
                folder,
                "shuttle",
                "if [ \"$again\" ]; then echo bestmove f6g8; again=; else echo bestmove g8f6; again=1; fi");
        var result = knights(white, black);
        assertThat(result.out() + result.err()).contains(expected);
    }

    /**
     * White claims behind its own move: its fifth has made the same position for the third time, and its second has not. By
     * then Black has moved on, and the claim is still about the position that White has made.
     */
    @ParameterizedTest
    @CsvSource({"9, average length 10.0 moves", "3, claims the result 1/2-1/2 {repetition} behind its move"})
    void claimsBehindAMoveAreAboutItsPosition(int number, String expected) throws IOException {
        var white = FakeEngine.write(folder.resolve("behind" + number), "n=${n:-1}", """
                protover*) echo 'feature usermove=1 done=1';;
                go|usermove*)
                  if [ $((n %% 4)) -eq 1 ]; then echo move g1f3; else echo move f3g1; fi
                  [ $n -eq %d ] && echo '1/2-1/2 {repetition}'
                  n=$((n+2));;
                """.formatted(number));
        var black = EngineSeatsTest.fake(
                folder,
                "behind",
                "sleep 0.2; if [ \"$again\" ]; then echo bestmove f6g8; again=; else echo bestmove g8f6; again=1; fi");
        var result = knights(white, black);
        assertThat(result.out() + result.err()).contains(expected);
    }

    /** What a program has said of one game is no claim in the next one, also where it has no {@code ping}. */
    @Test
    void theEndOfAGameIsNoClaimInTheNextOne() throws IOException {
        var engine = FakeEngine.write(folder.resolve("winner"), """
                protover*) echo 'feature usermove=1 setboard=1 variants="tic-tac-toe"'; echo 'feature done=1';;
                new) late=$n; n=0;;
                go|usermove*)
                  [ "$late" ] && echo '1-0 {a row}'; late=
                  n=$((n+1))
                  case $n in 1) echo move P@a1;; 2) echo move P@a2;; *) echo move P@a3; echo '1-0 {a row}';; esac;;
                """);
        var other = EngineSeatsTest.fake(
                folder,
                "loser",
                "case $line in *) n=$((n+1));; esac; [ $((n % 2)) = 1 ] && echo bestmove c1 || echo bestmove c2");
        var result = EngineSeatsTest.run(
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
        var engine = FakeEngine.write(folder.resolve("gtp-" + name), """
                genmove*) printf '%s\n\n';;
                boardsize*|komi*|time*) printf '%s\n\n';;
                *) printf '= \n\n';;
                """.formatted(atGenmove, other));
        var result = oneMove("tic-tac-toe", "--player", "X=gtp:" + engine + "?time=1m");
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
        var engine = FakeEngine.write(folder.resolve("hub-" + name), """
                hub) echo 'id name="A \"B\" C" version=1'; echo 'param name=variant value="normal" type=enum values="normal frisian"'; echo wait;;
                init) echo ready;;
                "go think") echo 'info depth=1 pv="32-28 19-23"'; printf '%s\n';;
                """.formatted(atGo));
        var result = oneMove("international-draughts", "--white", "hub:" + engine + "?depth=1&timeout=5s");
        assertThat(result.out() + result.err()).contains(expected);
    }

    /** XBoard programs tell their features as they like: in several lines, with blanks, while they load. */
    @Test
    void featuresComeInSeveralLines() throws IOException {
        var engine = FakeEngine.write(folder.resolve("features"), """
                protover*) printf 'feature done=0\r\n'; sleep 3; printf 'feature ping=1 san=0\r\nfeature myname="a done=1 b"\r\n'
                  printf 'feature variants="normal,chess960" option="Depth -spin 3 1 9"\r\n'; sleep 0.2; printf 'feature usermove=1 done=1\r\n';;
                ping*) printf "# some words\r\npong ${line#ping }\r\n";;
                go) printf '1 20 0 30 e2e4\r\nmove e2e4\r\n';;
                """);
        var result = oneMove("chess", "--white", "xboard:" + engine + "?depth=1&timeout=10s");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
    }

    /** As GNU Shogi 1.4 speaks: unknown commands are illegal moves to it, and its squares are those of shogi. */
    @Test
    void programsOfTheFirstVersionOfXboardPlay() throws IOException {
        var engine = FakeEngine.write(folder.resolve("old"), """
                go) echo "1. 7g7f 300"; echo "1. ... 7g7f 298540";;
                new|force) ;;
                *) echo "Illegal move (no match) ${line%% *}";;
                """);
        var who = "Black=xboard:" + engine + "?depth=1";
        var result = oneMove("shogi", "--player", who);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
    }

    /** GNU Shogi 1.4 understands {@code level 40 5:00 0}, and with {@code level 0} its clock has run out before the first move. */
    @Test
    void clocksOfTheFirstVersionOfXboardAreForSomeMoves() throws IOException {
        var engine = FakeEngine.write(folder.resolve("clocked"), """
                "level 40 5:00 0") level=told;;
                go) [ "$level" = told ] && echo "1. ... 7g7f 298540";;
                new|force) ;;
                *) echo "Illegal move (no match) ${line%% *}";;
                """);
        var result = oneMove("shogi", "--player", "Black=xboard:" + engine + "?moves=40&time=5m");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 1.0 moves");
        var refused = oneMove("shogi", "--player", "Black=xboard:" + engine + "?time=5m");
        assertThat(refused.err()).contains("no clock for a whole game", "moves=40&time=5m");
        assertThat(refused.exitCode()).isEqualTo(1);
    }

    /** As Phalanx and GNU Chess speak, to which a depth is an illegal move. */
    @ParameterizedTest
    @ValueSource(strings = {"Illegal move: $line", "Invalid move: $line", "Error (unknown command): $line"})
    void programsThatKnowNoDepthAreToldATime(String refusal) throws IOException {
        var engine = FakeEngine.write(folder.resolve("timed"), """
                protover*) echo "feature usermove=1 done=1";;
                sd*) echo "%s";;
                go) [ "$time" = told ] && echo "move e2e4";;
                st*) time=told;;
                """.formatted(refusal));
        var timed = oneMove("chess", "--white", "xboard:" + engine + "?depth=1&movetime=1s&timeout=10s");
        assertThat(timed.err()).isEmpty();
        assertThat(timed.out()).contains("average length 1.0 moves");
        var refused = oneMove("chess", "--white", "xboard:" + engine + "?depth=1&timeout=10s");
        assertThat(refused.err()).contains("cannot be told a depth", "movetime=1s");
    }
}
