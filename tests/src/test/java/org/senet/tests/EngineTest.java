package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Game;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Opening;
import org.senet.launcher.protocol.engine.EngineServer;
import org.senet.launcher.protocol.engine.Setting;

/** Games as engines: each protocol, line by line. */
class EngineTest {
    private static final long LIMIT_SECONDS = 60;
    private static final String END = "\u0000";

    private final List<Conversation> open = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (var conversation : open) {
            conversation.close();
        }
    }

    /** Hands on what is printed line by line. */
    private static final class Lines extends OutputStream {
        private final Queue<String> heard;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        Lines(Queue<String> heard) {
            this.heard = heard;
        }

        @Override
        public synchronized void write(int b) {
            if (b == '\n') {
                heard.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }

    /** A client's side of a conversation. */
    private static final class Conversation {
        private final PrintStream said;
        private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final Thread server;

        Conversation(@Nullable String protocol, String game, Opening opening, String player) throws IOException {
            var commands = new PipedInputStream(1 << 16);
            said = new PrintStream(new PipedOutputStream(commands), true, StandardCharsets.UTF_8);
            var out = new PrintStream(new Lines(heard), true, StandardCharsets.UTF_8);
            var setting = new Setting(game, opening, player, 1);
            server = new Thread(() -> {
                try {
                    EngineServer.serve(protocol, setting, commands, out);
                } catch (IOException | RuntimeException e) {
                    heard.add("FAILED " + e.getMessage());
                }
                heard.add(END);
            });
            server.start();
        }

        void say(String... lines) {
            for (var line : lines) {
                said.print(line + "\n");
            }
            said.flush();
        }

        /** The lines up to the first one that begins with a text. */
        List<String> until(String beginning) {
            var lines = new ArrayList<String>();
            while (true) {
                var line = next();
                lines.add(line);
                if (line.startsWith(beginning)) {
                    return lines;
                }
                assertThat(line).as("before `%s` came %s", beginning, lines).isNotEqualTo(END);
            }
        }

        String next() {
            try {
                var line = heard.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
                if (line == null) {
                    throw new AssertionError("no answer");
                }
                return line;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        /** What is answered to a command of the Go Text Protocol, without its sign. */
        String ask(String command) {
            say(command);
            var lines = until("");
            var text = new StringBuilder(lines.getFirst());
            for (var line = next(); !line.isEmpty(); line = next()) {
                text.append('\n').append(line);
            }
            assertThat(text.toString()).startsWith("=");
            return text.substring(1).strip();
        }

        /** Waits until the server has left. */
        void awaitEnd() throws InterruptedException {
            server.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS));
            assertThat(server.isAlive()).isFalse();
        }

        void close() {
            said.close();
        }
    }

    private static Opening bundled(String game) {
        return use -> {
            try (var context = Senet.newContext(new ByteArrayOutputStream())) {
                use(context, "(load-game \"" + game + "\")", use);
            }
        };
    }

    private static void use(Context context, String program, java.util.function.Consumer<Loaded> use) {
        var game = context.eval(Senet.LANGUAGE, program).as(Game.class);
        use.accept(new Loaded(context, game, game.start()));
    }

    private Conversation talk(String protocol, String game, String player) throws IOException {
        return talk(protocol, game, bundled(game), player);
    }

    private Conversation talk(@Nullable String protocol, String game, Opening opening, String player)
            throws IOException {
        var conversation = new Conversation(protocol, game, opening, player);
        open.add(conversation);
        return conversation;
    }

    // ---- the Universal Chess Interface and its relatives

    /** Clients give up on engines that are slow to greet, so nothing may be loaded before. */
    @Test
    void theHandshakeNeedsNoGame() throws IOException {
        Opening never = use -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        var uci = talk("uci", "chess", never, "random");
        uci.say("uci");
        assertThat(uci.until("uciok"))
                .startsWith("id name Senet chess")
                .contains("option name Hash type spin default 32 min 1 max 65536")
                .contains("option name UCI_Variant type combo default chess var chess");
        var hub = talk("hub", "russian-checkers", never, "random");
        hub.say("hub");
        assertThat(hub.until("wait")).anyMatch(line -> line.startsWith("param name=variant value=russian"));
        var gtp = talk("gtp", "go", never, "random");
        assertThat(gtp.ask("protocol_version")).isEqualTo("2");
        var xboard = talk("xboard", "breakthrough", never, "random");
        xboard.say("xboard", "protover 2");
        assertThat(xboard.next()).isEqualTo("feature done=0");
    }

    @Test
    void uciFindsMateAndTellsErrors() throws IOException, InterruptedException {
        var uci = talk("uci", "chess", "alphabeta:depth=2");
        uci.say("uci", "isready", "position startpos moves f2f3 e7e5 g2g4", "go depth 1");
        uci.until("readyok");
        var answer = uci.until("bestmove");
        // The fool's mate.
        assertThat(answer.getLast()).isEqualTo("bestmove d8h4");
        assertThat(answer).anyMatch(line -> line.startsWith("info depth 1 score mate 1 "));
        uci.say("position startpos moves e2e5", "go depth 1");
        assertThat(uci.until("bestmove"))
                .containsExactly(
                        "info string error: `e2e5` is not a legal move of White here",
                        "info string error: the last `position` was wrong",
                        "bestmove 0000");
        uci.say("position fen nonsense", "nonsense", "setoption name Hsh value 3", "go depth many", "d");
        assertThat(uci.until("Fen: ").stream().filter(line -> line.startsWith("info string error: ")))
                .hasSizeGreaterThanOrEqualTo(3);
        uci.say("quit");
        uci.awaitEnd();
    }

    @Test
    void uciWritesCastlingPromotionAndEnPassant() throws IOException {
        var uci = talk("uci", "chess", "random");
        uci.say("uci", "position fen r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 0 1", "go perft 1");
        uci.until("uciok");
        // 24 moves by Stockfish 15.1.
        assertThat(uci.until("Nodes searched"))
                .contains("e1g1: 1", "e1c1: 1")
                .doesNotContain("e1h1: 1")
                .endsWith("Nodes searched: 24");
        uci.say("setoption name UCI_Chess960 value true", "go perft 1");
        assertThat(uci.until("Nodes searched")).contains("e1h1: 1", "e1a1: 1").doesNotContain("e1g1: 1");
        uci.say("position fen 8/P6k/8/3pP3/8/8/8/K7 w - d6 0 1", "go perft 1");
        assertThat(uci.until("Nodes searched")).contains("a7a8q: 1", "a7a8n: 1", "e5d6: 1");
    }

    /** A search without limits ends when it is told to, also when that comes before it has begun. */
    @Test
    void uciStopsAtOnce() throws IOException {
        var uci = talk("uci", "tic-tac-toe", "uct");
        uci.say("uci", "position startpos", "go infinite", "stop");
        uci.until("bestmove P@");
        uci.say("go ponder wtime 1000 btime 1000", "isready");
        assertThat(uci.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
        uci.say("ponderhit");
        uci.until("bestmove P@");
        uci.say("go infinite", "quit");
    }

    /** Whether a game is over is for the client to say, which may count repetitions and moves otherwise. */
    @ParameterizedTest
    @CsvSource({
        "startpos moves b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8",
        "startpos moves b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8 b1d2",
        "fen k7/8/3M4/6n1/8/8/8/1K6 b - 128 127 70 moves a8a7"
    })
    void uciGoesOnWhereOnlyWhatWasBeforeHasEndedTheGame(String position) throws IOException {
        var uci = talk("uci", "makruk", "alphabeta:depth=1");
        uci.say("uci", "isready", "position " + position, "go depth 1");
        assertThat(uci.until("bestmove"))
                .noneMatch(line -> line.contains("error"))
                .last()
                .asString()
                .matches("bestmove [a-h][1-8][a-h][1-8]( .*)?");
        // Mate is the end whatever was before.
        uci.say("position fen k6R/8/1K6/8/8/8/8/8 b - 32 31 10", "go depth 1");
        assertThat(uci.until("bestmove")).endsWith("bestmove 0000");
    }

    /** A claim that the client does not find true loses, so repetitions of games that it knows are left to it. */
    @Test
    void xboardClaimsNoRepetitionInAGameThatTheClientKnows() throws IOException {
        var xboard = talk("xboard", "makruk", "random");
        xboard.say("xboard", "protover 2", "variant makruk", "new", "force");
        for (var move : "b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8".split(" ")) {
            xboard.say("usermove " + move);
        }
        xboard.say("go");
        assertThat(xboard.until("move ")).noneMatch(line -> line.startsWith("1/2") || line.startsWith("Illegal"));
    }

    /** The first side of shogi is White by UCI: by the other clock it would think for five minutes. */
    @Test
    void theFirstSideHasTheClockOfWhiteByUci() throws IOException {
        var uci = talk("uci", "shogi", "alphabeta");
        uci.say("uci", "isready");
        uci.until("readyok");
        uci.say("position startpos", "go wtime 100 btime 9000000");
        uci.until("bestmove");
    }

    /** Its clock would have run out before the player knows the game. */
    @Test
    void aMoveThatIsDueWhileThePlayerLearnsIsAnyMove() throws IOException {
        var uci = talk("uci", "shogi", "alphabeta");
        uci.say("uci", "position startpos", "go wtime 100 btime 100");
        assertThat(uci.until("bestmove")).noneMatch(line -> line.startsWith("info depth"));
        uci.say("go depth 1");
        assertThat(uci.until("bestmove")).anyMatch(line -> line.startsWith("info depth"));
    }

    @ParameterizedTest
    @CsvSource({
        "usi, shogi, position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b P2g 1, go perft 1, 5c5b+: 1, P*5b: 1",
        "ucci, xiangqi, position startpos moves h2e2, go perft 1, h9g7: 1, b7e7: 1"
    })
    void relativesHaveTheirOwnSquares(String protocol, String game, String position, String go, String a, String b)
            throws IOException {
        var engine = talk(protocol, game, "random");
        engine.say(protocol, "isready", position, go);
        engine.until("readyok");
        var lines = engine.until("Nodes searched");
        assertThat(lines).contains(a).doesNotContain("P*5a: 1");
        assertThat(protocol.equals("ucci") ? lines.contains(b) : true).isTrue();
    }

    // ---- the Go Text Protocol

    @Test
    void gtpPlaysGoAndCountsThePoints() throws IOException, InterruptedException {
        var gtp = talk("gtp", "go", "random");
        assertThat(gtp.ask("boardsize 9")).isEmpty();
        gtp.ask("komi 6.5");
        // Black owns 36 points on the left, White 45 on the right: 36 - 45 - 6.5.
        for (int row = 1; row <= 9; row++) {
            gtp.ask("play B D" + row);
            gtp.ask("play W E" + row);
        }
        assertThat(gtp.ask("final_score")).isEqualTo("W+15.5");
        gtp.ask("undo");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        gtp.say("12 play W D1", "play B A1", "boardsize 42", "nonsense", "13 genmove w", "quit");
        assertThat(gtp.until("=13"))
                .contains("?12 illegal move", "? illegal move: white is to move", "? unacceptable size")
                .contains("? unknown command");
        gtp.awaitEnd();
    }

    /** A move of an amazon is three clicks; the side to move changes with the last one. */
    @Test
    void gtpPlaysOtherGamesByClicks() throws IOException {
        var gtp = talk("gtp", "amazons", "random");
        assertThat(gtp.ask("gogui-rules_board_size")).isEqualTo("10");
        assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("A4 K4 D1 G1");
        gtp.ask("play w D1");
        gtp.ask("play w D7");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        gtp.ask("undo");
        gtp.ask("play w D2");
        gtp.ask("play w D1");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("black");
        assertThat(gtp.ask("gogui-rules_board")).endsWith("\n. . . O . . . . . .\n. . . O . . O . . .");
        for (int click = 0; click < 3; click++) {
            gtp.ask("genmove b");
        }
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        assertThat(gtp.ask("gogui-rules_final_result")).isEqualTo("unknown");
    }

    /** As the manual of GoGui describes its rulers: the name, what is no point of the board, and the word for passing. */
    @Test
    void gtpDescribesTheBoardAsGoGuiReadsIt() throws IOException {
        var yavalath = talk("gtp", "yavalath", "random");
        assertThat(yavalath.ask("gogui-rules_game_id")).isEqualTo("Yavalath");
        assertThat(yavalath.ask("gogui-rules_board_size")).isEqualTo("9 hex");
        assertThat(yavalath.ask("gogui-rules_board"))
                .startsWith("? ? ? ? . . . . .\n")
                .endsWith("\n. . . . . ? ? ? ?");
        // Rows of this board are counted from above, and GoGui would join other cells.
        var hex = talk("gtp", "hex-11", "random");
        assertThat(hex.ask("gogui-rules_game_id")).isEqualTo("Hex");
        assertThat(hex.ask("gogui-rules_board_size")).isEqualTo("11");
        var go = talk("gtp", "go", "random");
        go.ask("boardsize 9");
        assertThat(go.ask("gogui-rules_game_id")).isEqualTo("Go");
        assertThat(go.ask("gogui-rules_legal_moves")).startsWith("A9 B9 ").endsWith(" pass");
    }

    // ---- XBoard

    @Test
    void xboardLearnsAGameThatItDoesNotKnow() throws IOException {
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
    void xboardRefusesWhatItCannotShow(String game, String why) throws IOException {
        var xboard = talk("xboard", game, "random");
        xboard.say("xboard", "protover 2");
        assertThat(xboard.until("tellusererror").getLast()).contains(why, "gtp", "hub");
        assertThat(xboard.until("FAILED").getLast()).contains(why);
    }

    /** Captures of one step are shown, whatever the piece is called. */
    @Test
    void xboardTakesGamesWhosePiecesGoOneStep() throws IOException {
        var xboard = talk("xboard", "lines-of-action", "random");
        xboard.say("xboard", "protover 2", "ping 1");
        assertThat(xboard.until("pong 1")).noneMatch(line -> line.startsWith("tellusererror"));
    }

    /** Cute Chess and Fairy-Stockfish say losalamos, Fairy-Max says los-alamos. */
    @ParameterizedTest
    @CsvSource({"los-alamos-chess", "losalamos", "los-alamos"})
    void xboardKnowsAllNamesOfAVariant(String name) throws IOException {
        var xboard = talk("xboard", "los-alamos-chess", "random");
        xboard.say("xboard", "protover 2", "variant " + name, "ping 1");
        assertThat(xboard.until("feature done=1"))
                .anyMatch(line -> line.contains("variants=\"los-alamos-chess,losalamos,los-alamos\""));
        assertThat(xboard.until("pong 1")).noneMatch(line -> line.startsWith("Error"));
    }

    /** The expected reply comes after a while, so the answer to it was thought about for longer than a move may take; another one was not. */
    @Test
    void xboardThinksInTheOpponentsTime() throws IOException, InterruptedException {
        var xboard = talk("xboard", "chess", "alphabeta");
        xboard.say("xboard", "protover 2", "new", "hard", "post", "st 1", "usermove e2e4");
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
    private static int hundredths(Conversation xboard) {
        var lines = xboard.until("move ");
        return Integer.parseInt(lines.get(lines.size() - 2).split(" ")[2]);
    }

    /** A move that was not expected ends the search at once. */
    @Test
    void xboardMayExpectTheWrongMove() throws IOException, InterruptedException {
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
    void xboardPlaysTheOtherSide() throws IOException {
        var xboard = talk("xboard", "chess", "alphabeta:depth=1");
        xboard.say("xboard", "protover 2", "new", "force", "playother", "usermove e2e4");
        xboard.until("feature done=1");
        assertThat(xboard.next()).matches("move [a-h][78][a-h][56]");
    }

    // ---- Hub

    /** The start of international draughts, as the protocol's document has it, and a capture with its square. */
    @Test
    void hubPlaysDraughts() throws IOException {
        var hub = talk("hub", "international-draughts", "random");
        hub.say("hub", "init");
        hub.until("ready");
        var start = "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20);
        // After 32-28 19-23 the capture of 23 is forced.
        hub.say("pos pos=" + start + " moves=\"32-28 19-23\"", "level move-time=1", "go think");
        assertThat(hub.until("done").getLast()).isEqualTo("done move=28x19x23");
        hub.say("ping", "pos pos=Wbb", "go think");
        assertThat(hub.next()).isEqualTo("pong");
        assertThat(hub.next()).startsWith("error message=\"a position has a letter");
    }

    /** After the expected move, the limits of depth and nodes count; without any limit, a move takes its usual time. */
    @ParameterizedTest
    @CsvSource({"level depth=2", "level nodes=50", "level"})
    void hubEndsPondering(String level) throws IOException {
        var hub = talk("hub", "russian-checkers", "alphabeta");
        hub.say("hub", "init", "pos pos=W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12), level);
        hub.until("ready");
        hub.say("go ponder", "ping");
        assertThat(hub.until("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("ponder-hit");
        hub.until("done");
    }

    /** An analysis ends by its limits, and without limits by a word. */
    @Test
    void hubEndsAnalyses() throws IOException {
        var hub = talk("hub", "russian-checkers", "alphabeta");
        hub.say("hub", "init", "pos pos=W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12));
        hub.say("level depth=1", "go analyze");
        hub.until("done");
        hub.say("level infinite", "go analyze", "ping");
        assertThat(hub.until("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("stop");
        hub.until("done");
    }

    @ParameterizedTest
    @CsvSource({"go ponder depth 1", "go ponder nodes 20", "go ponder"})
    void uciEndsPondering(String go) throws IOException {
        var uci = talk("uci", "tic-tac-toe", "alphabeta");
        uci.say("uci", "position startpos", go, "isready");
        assertThat(uci.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
        uci.say("ponderhit");
        uci.until("bestmove");
    }

    // ---- all of them

    @ParameterizedTest
    @CsvSource({"uci, uci", "usi, usi", "ucci, ucci", "protover 2, xboard", "hub, hub", "12 name, gtp"})
    void theFirstLineDecides(String line, String protocol) throws IOException {
        var first = talk(null, "chess", use -> {}, "random");
        var named = talk(protocol, "chess", use -> {}, "random");
        first.say("", line);
        named.say(line);
        assertThat(first.next()).isEqualTo(named.next()).isNotEqualTo(END);
    }

    @Test
    void otherFirstLinesAreErrors() {
        var in = new ByteArrayInputStream("hello\n".getBytes(StandardCharsets.UTF_8));
        var out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        assertThatThrownBy(() -> EngineServer.serve(null, new Setting("chess", use -> {}, "random", 1), in, out))
                .hasMessageContaining("no protocol begins with `hello`");
    }

    /** What a script prints must not get between the lines of a protocol; who has other than two players is refused. */
    @Test
    void gamesOfOthersThanTwoAreRefused() throws IOException {
        var uci = talk("uci", "peg-solitaire", "random");
        uci.say("uci");
        uci.until("uciok");
        assertThat(uci.until("info string error").getLast()).contains("games of two players");
    }

    @Test
    void errorsOfScriptsAreTold() throws IOException {
        Opening broken = use -> {
            try (var context = Senet.newContext(new ByteArrayOutputStream())) {
                use(context, "(game (name \"Broken\"))", use);
            }
        };
        var uci = talk("uci", "broken", broken, "random");
        uci.say("uci");
        uci.until("uciok");
        assertThat(uci.until("info string error").getLast()).contains("board");
    }
}
