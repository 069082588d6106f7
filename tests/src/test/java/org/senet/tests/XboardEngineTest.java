package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as engines of XBoard. */
class XboardEngineTest extends EngineConversations {
    @Test
    void learnsAGameThatItDoesNotKnow() throws IOException {
        var xboard = talk("xboard", "breakthrough", "alphabeta:depth=1");
        xboard.say("xboard", "protover 2", "variant breakthrough", "new", "lift a2", "usermove a2a9", "usermove a2b3");
        assertThat(xboard.until("feature done=1").getFirst()).isEqualTo("feature done=0");
        // XBoard would ask what pawns become on the last rank, so these men are none.
        assertThat(xboard.until("setup").getLast())
                .contains("(..........P...................")
                .contains("8x8+0_fairy pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w");
        assertThat(xboard.next()).isEqualTo("piece P& fmWfF");
        assertThat(xboard.next()).isEqualTo("highlight 8/8/8/8/8/YY6/8/8");
        assertThat(xboard.next()).isEqualTo("Illegal move: a2a9");
        assertThat(xboard.next()).matches("move [a-h]7[a-h]6");
        // XBoard takes men for pawns, and adds what they become.
        for (var added : new String[] {"q", "."}) {
            xboard.say("force", "setboard 8/P6p/8/8/8/8/7P/8 w - - 0 1", "usermove a7a8" + added, "ping 6");
            assertThat(xboard.until("pong 6")).noneMatch(line -> line.startsWith("Illegal"));
        }
        // A man that steps on the last row wins.
        xboard.say("force", "setboard 8/P6p/8/8/8/8/7P/8 w - - 0 1", "go", "nonsense", "ping 7");
        assertThat(xboard.until("pong 7"))
                .contains("Error (unknown command): nonsense")
                .anyMatch(line -> line.matches("move a7[ab]8"))
                .anyMatch(line -> line.startsWith("1-0 {"));
    }

    /** XBoard only moves a piece from one square to another, so it would show wrong boards. */
    @ParameterizedTest
    @CsvSource({
        "russian-checkers, several steps",
        "othello, brings a piece to the board",
        "konane, changes more than the piece that moves"
    })
    void refusesWhatItCannotShow(String game, String why) throws IOException {
        var xboard = talk("xboard", game, "random");
        xboard.say("xboard", "protover 2");
        assertThat(xboard.until("tellusererror").getLast()).contains(why, "gtp", "hub");
        assertThat(xboard.until("FAILED").getLast()).contains(why);
    }

    /** Captures of one step are shown, whatever the piece is called. */
    @Test
    void takesGamesWhosePiecesGoOneStep() throws IOException {
        var xboard = talk("xboard", "lines-of-action", "random");
        xboard.say("xboard", "protover 2", "ping 1");
        assertThat(xboard.until("pong 1")).noneMatch(line -> line.startsWith("tellusererror"));
    }

    /** Cute Chess and Fairy-Stockfish say losalamos, Fairy-Max says los-alamos. */
    @ParameterizedTest
    @CsvSource({"los-alamos-chess", "losalamos", "los-alamos"})
    void knowsAllNamesOfAVariant(String name) throws IOException {
        var xboard = talk("xboard", "los-alamos-chess", "random");
        xboard.say("xboard", "protover 2", "variant " + name, "ping 1");
        assertThat(xboard.until("feature done=1"))
                .anyMatch(line -> line.contains("variants=\"los-alamos-chess,losalamos,los-alamos\""));
        assertThat(xboard.until("pong 1")).noneMatch(line -> line.startsWith("Error"));
    }

    /** A claim that the client does not find true loses, so repetitions of games that it knows are left to it. */
    @Test
    void claimsNoRepetitionInAGameThatTheClientKnows() throws IOException {
        var xboard = talk("xboard", "makruk", "random");
        xboard.say("xboard", "protover 2", "variant makruk", "new", "force");
        for (var move : "b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8".split(" ")) {
            xboard.say("usermove " + move);
        }
        xboard.say("go");
        assertThat(xboard.until("move ")).noneMatch(line -> line.startsWith("1/2") || line.startsWith("Illegal"));
    }

    /** The game is still being loaded when the client has changed its mind. */
    @Test
    void makesNoMoveBehindForce() throws IOException {
        var xboard = talk("xboard", "makruk", "random");
        xboard.say("xboard", "protover 2", "new", "go", "force", "ping 1");
        assertThat(xboard.until("pong 1")).noneMatch(line -> line.startsWith("move "));
    }

    /** The expected reply comes after a while, so the answer to it was thought about for longer than a move may take; another one was not. */
    @Test
    void thinksInTheOpponentsTime() throws IOException, InterruptedException {
        var xboard = talk("xboard", "chess", "alphabeta");
        // The player has to know the game before times mean anything.
        xboard.say("xboard", "protover 2", "new", "st 9", "usermove e2e4");
        xboard.until("move ");
        xboard.say("new", "hard", "post", "st 1", "usermove e2e4");
        var line = xboard.until("move ");
        var thought = line.get(line.size() - 2).split(" ");
        assertThat(thought).hasSizeGreaterThan(5);
        TimeUnit.MILLISECONDS.sleep(1500);
        // What comes in between is answered at once, and the thinking goes on.
        xboard.say("ping 1", "lift d2", "ping 2");
        assertThat(xboard.until("pong 2")).anyMatch(text -> text.startsWith("highlight"));
        TimeUnit.MILLISECONDS.sleep(1500);
        xboard.say("usermove " + thought[5]);
        assertThat(hundredths(xboard)).isGreaterThan(200);
        xboard.say("easy", "ping 3");
        xboard.until("pong 3");
        TimeUnit.MILLISECONDS.sleep(1500);
        xboard.say("undo", "undo", "usermove " + thought[5]);
        assertThat(hundredths(xboard)).isLessThan(150);
        xboard.say("hard", "quit");
        xboard.awaitEnd();
    }

    /** How long a move took that is told now. */
    private static int hundredths(EngineConversation xboard) {
        var lines = xboard.until("move ");
        return Integer.parseInt(lines.get(lines.size() - 2).split(" ")[2]);
    }

    /** A move that was not expected ends the search at once. */
    @Test
    void mayExpectTheWrongMove() throws IOException, InterruptedException {
        var xboard = talk("xboard", "chess", "alphabeta");
        xboard.say("xboard", "protover 2", "new", "hard", "post", "st 1", "usermove e2e4");
        var expected = xboard.until("move ").getLast();
        var other = expected.endsWith("a2a3") ? "h2h3" : "a2a3";
        TimeUnit.MILLISECONDS.sleep(1200);
        xboard.say("usermove " + other);
        assertThat(hundredths(xboard)).isLessThan(150);
        TimeUnit.MILLISECONDS.sleep(300);
        xboard.say("undo", "undo", "force", "usermove h2h4", "ping 5");
        assertThat(xboard.until("pong 5")).hasSize(1);
    }

    @Test
    void playsTheOtherSide() throws IOException {
        var xboard = talk("xboard", "chess", "alphabeta:depth=1");
        xboard.say("xboard", "protover 2", "new", "force", "playother", "usermove e2e4");
        xboard.until("feature done=1");
        assertThat(xboard.next()).matches("move [a-h][78][a-h][56]");
    }
}
