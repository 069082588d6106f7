package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.importers.ForeignText;
import org.senet.importers.Importers;
import org.senet.launcher.protocol.Opening;

/** Games as engines of the Universal Chess Interface and its relatives. */
class UciEngineTest extends EngineConversations {
    @Test
    void findsMateAndTellsErrors() throws IOException, InterruptedException {
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
        uci.say("position fen nonsense", "nonsense", "setoption name Hsh value 3", "go depth many", "isready");
        assertThat(uci.until("readyok").stream().filter(line -> line.startsWith("info string error: ")))
                .hasSizeGreaterThanOrEqualTo(3);
        uci.say("quit");
        uci.awaitEnd();
    }

    @Test
    void writesCastlingPromotionAndEnPassant() throws IOException {
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

    /** Else a client would take the answer to an earlier command for one to a later one. */
    @Test
    void isReadyWhenAllThatCameBeforeIsAnswered() throws IOException {
        var uci = talk("uci", "chess", "random");
        uci.say("uci", "isready");
        uci.until("readyok");
        uci.say("go perft 3", "setoption name Hsh value 3", "d", "isready");
        assertThat(uci.until("readyok"))
                .contains("Nodes searched: 8902", "info string error: there is no option `Hsh`")
                .anyMatch(line -> line.startsWith("Fen: "));
    }

    /** What is drawn would be the position before. */
    @Test
    void aWrongPositionIsNotDrawn() throws IOException {
        var uci = talk("uci", "tic-tac-toe", "random");
        uci.say("uci", "position startpos moves P@b2 P@b2", "d", "isready");
        assertThat(uci.until("readyok"))
                .contains("info string error: the last `position` was wrong")
                .noneMatch(line -> line.startsWith("Fen: "));
        uci.say("position startpos moves P@b2", "d");
        uci.until("Fen: ");
    }

    /** After a wrong position no lines of play are counted: they would be those of the position before. */
    @Test
    void aWrongPositionIsNotCounted() throws IOException {
        var uci = talk("uci", "chess", "random");
        uci.say("uci", "position startpos", "position fen 8/8 w", "go perft 1", "position startpos", "go perft 1");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched"))
                .filteredOn(line -> line.startsWith("info string error: "))
                .hasSize(2)
                .last()
                .isEqualTo("info string error: the last `position` was wrong");
    }

    /** What stands where a piece has gone may be another one: a stone, which the piece has not become. */
    @Test
    void aStoneWhereAPieceWasIsNoPromotion() throws IOException {
        Opening stones = use -> {
            try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
                use(context, """
                        (board (name row) (dim "a-d") (dim "1") (dir e 1 0))
                        (piece (name Man) (move (check is-friend?) (take) (check e) (drop) (create Wall Nobody)))
                        (piece (name Wall) (letter "*"))
                        (game (name "Stones") (board row)
                          (players (White (Man a1)) (Black (Man c1)) Nobody) (neutral Nobody) (turns White Black))""", use);
            }
        };
        var uci = talk("uci", "stones", stones, "random");
        uci.say("uci", "position startpos", "go perft 1");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched")).contains("a1b1: 1");
    }

    /** Fairy-Stockfish has the only move a1a1 there: the first piece of the player who must pass stays where it is. */
    @Test
    void aPassIsAPieceThatStays(@TempDir Path folder) throws IOException {
        var uci = talkOfVariant(
                folder, "[little:flipello]\nmaxRank = 6\nmaxFile = 6\nstartFen = 6/6/6/6/6/6[PPPpp] w 0 1\n");
        var position = "position fen 1PPPpP/1PPPpP/PPPppP/PpPppP/pppppP/PPPppp[PPPPPPPppppppp] w - - 0 16";
        uci.say("uci", position, "go perft 1", position + " moves a1a1", "d", position + " moves 0000", "d");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched")).contains("a1a1: 1").endsWith("Nodes searched: 1");
        assertThat(uci.until("Fen: ").getLast()).contains(" b ");
        assertThat(uci.until("Fen: ").getLast()).contains(" b ");
    }

    /** On a board of nine files the king castles to where it stands, or where it may go as well: moves and counts by Fairy-Stockfish. */
    @ParameterizedTest
    @CsvSource({
        "r2kqbn2/pppnppp2/1r6p/9/2p4p1/PPPP3RP/RB1KPPP1b/4QBN1Q b q - 3 13, d8a8, d8d8, 37",
        "4k4/9/9/9/9/9/9/R2K5 w Q - 0 1, d1a1, d1d1, 15",
        "4k4/9/9/9/9/9/9/3K3R1 w K - 0 1, d1g1, d1f1, 17",
    })
    void castlingIsToldApart(String position, String castling, String never, String count, @TempDir Path folder)
            throws IOException {
        var uci = talkOfVariant(
                folder,
                "[little:chess]\nmaxFile = i\nstartFen = rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w KQkq - 0 1\n");
        uci.say("uci", "position fen " + position, "go perft 1");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched"))
                .contains(castling + ": 1")
                .doesNotContain(never + ": 1")
                .endsWith("Nodes searched: " + count);
    }

    /** Two types may become the same one: moves and counts by Fairy-Stockfish. */
    @Test
    void aDroppedPieceIsCalledByItsFormerType(@TempDir Path folder) throws IOException {
        var uci = talkOfVariant(folder, """
                [little]
                maxRank = 5
                maxFile = 5
                king = k
                customPiece1 = b:lfrbB
                customPiece2 = i:rflbB
                rook = r
                promotedPieceType = b:r i:r
                promotionRegionWhite = *1 *2 *3 *4 *5
                promotionRegionBlack = *1 *2 *3 *4 *5
                pieceDemotion = true
                mandatoryPiecePromotion = true
                pieceDrops = true
                capturesToHand = true
                dropPromoted = true
                castling = false
                doubleStep = false
                stalemateValue = loss
                startFen = k4/5/5/5/4K[IB] w - - 0 1
                """);
        uci.say("uci", "position startpos", "go perft 1", "position startpos moves +I@c3", "d");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched"))
                .contains("I@c3: 1", "+I@c3: 1", "B@c3: 1", "+B@c3: 1")
                .endsWith("Nodes searched: 95");
        assertThat(uci.until("Fen: ").getLast()).contains("/2+I2/");
    }

    /** A pawn that becomes what a piece of shogi would is written as Fairy-Stockfish writes it, also where nothing comes back from a hand. */
    @Test
    void aPawnIsPromotedWithAPlus(@TempDir Path folder) throws IOException {
        var uci = talkOfVariant(
                folder,
                "[little:chess]\ncommoner = c\npromotedPieceType = p:c\npromotionPieceTypes = q\ncastling = false\n"
                        + "startFen = 4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\n");
        uci.say("uci", "position startpos", "go perft 2", "position startpos moves a7a8+", "d");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched")).contains("a7a8+: 7", "a7a8q: 3").endsWith("Nodes searched: 45");
        assertThat(uci.until("Fen: ").getLast()).contains("+P3k3/8/8/8/8/8/7p/4K3 b - - 0 1");
        uci.say("position startpos moves a7a8q", "d", "position fen +P3k3/8/8/8/8/8/7p/4K3 b - - 0 1", "go perft 1");
        assertThat(uci.until("Fen: ").getLast()).contains("Q3k3/8/8/8/8/8/7p/4K3 b - - 0 1");
        assertThat(uci.until("Nodes searched").getLast()).isEqualTo("Nodes searched: 7");
    }

    /** Where each of two types becomes the other, a piece that was promoted may be so again, or turn back; so Fairy-Stockfish writes both. */
    @Test
    void turningBackDiffersFromBeingPromotedAgain(@TempDir Path folder) throws IOException {
        var uci = talkOfVariant(folder, """
                [little:gorogoro]
                promotedPieceType = p:g s:g g:s
                promotionRegionWhite = *1 *2 *3 *4 *5 *6
                promotionRegionBlack = *1 *2 *3 *4 *5 *6
                pieceDemotion = true
                startFen = 2k2/5/4+g/4+S/5/2K2[] w - - 0 1
                """);
        uci.say("uci", "position startpos", "go perft 1", "position startpos moves e3e4-", "d");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched"))
                .contains("e3e4: 1", "e3e4+: 1", "e3e4-: 1", "e3d3: 1", "e3d3+: 1", "e3d3-: 1");
        assertThat(uci.until("Fen: ").getLast()).contains("2k2/5/4S/5/5/2K2[");
    }

    private EngineConversation talkOfVariant(Path folder, String variant) throws IOException {
        var file = Files.writeString(folder.resolve("variants.ini"), variant);
        var script = Importers.read(ForeignText.read(file), "little").text();
        Opening little = use -> {
            try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
                use(context, script, use);
            }
        };
        return talk("uci", "little", little, "random");
    }

    /** Moves and text are those of Fairy-Stockfish in its minishogi. */
    @Test
    void piecesOfShogiArePromotedWithAPlus(@TempDir Path folder) throws IOException {
        var uci = talkOfVariant(folder, "[little:minishogi]\nmaxRank = 5\n");
        uci.say(
                "uci",
                "position startpos moves d1a4 d5d4 a4b5+ c5b4 B@d1 a5a4 a1b2 b4b3 d1b3 d4d3 b3d5+ e5d5 S@a5 d3d4 a5b4+"
                        + " B@c3 b2c2 c3e1+ b4b3 R@c3 b3c3 a4a2 R@b2",
                "d",
                "go perft 1");
        uci.until("uciok");
        assertThat(uci.until("Fen: ").getLast()).isEqualTo("Fen: 1+B1k1/3gp/2+S2/rRK2/1GS1+b[p] b - - 0 12");
        assertThat(uci.until("Nodes searched"))
                .filteredOn(line -> line.endsWith(": 1"))
                .extracting(line -> line.substring(0, line.length() - ": 1".length()))
                .containsExactlyInAnyOrder(
                        ("P@a3 P@a4 P@a5 P@b3 P@b4 P@c4 P@c5 P@d2 P@d3 a2a1 a2a1+ a2a3 a2a4 a2a5 a2b2 d4c3 d4c4 d4d3 d4e3 d5e5"
                                        + " e1c3 e1d1 e1d2 e1e2 e4e3")
                                .split(" "));
    }

    /** Moves without squares have their names, each as one word, since a line is divided at blanks. */
    @Test
    void movesWithoutSquaresAreWords() throws IOException {
        Opening gifts = use -> {
            try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
                use(context, """
                        (board (name row) (dim "a-b") (dim "1"))
                        (piece (name Stone))
                        (game (name "Gifts") (board row) (players White Black)
                          (attribute given 0)
                          (action (let n (any-of [1 2])) (log "give " n) (set! given n))
                          (win (check (= given 2))))""", use);
            }
        };
        var uci = talk("uci", "gifts", gifts, "random");
        uci.say("uci", "position startpos", "go perft 1");
        uci.until("uciok");
        assertThat(uci.until("Nodes searched")).contains("give_1: 1", "give_2: 1");
        uci.say("position startpos moves give_1", "go searchmoves give_2");
        assertThat(uci.until("bestmove")).endsWith("bestmove give_2");
    }

    /** A search without limits ends when it is told to, also when that comes before it has begun. */
    @Test
    void stopsAtOnce() throws IOException {
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
    void goesOnWhereOnlyWhatWasBeforeHasEndedTheGame(String position) throws IOException {
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
    @CsvSource({"go ponder depth 1", "go ponder nodes 20", "go ponder"})
    void endsPondering(String go) throws IOException {
        var uci = talk("uci", "tic-tac-toe", "alphabeta");
        uci.say("uci", "position startpos", go, "isready");
        assertThat(uci.until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
        uci.say("ponderhit");
        uci.until("bestmove");
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

    /** In USI, what follows is a time and no number of moves, and the answer is no move. */
    @ParameterizedTest
    @ValueSource(strings = {"go mate 1000", "go mate infinite"})
    void aQuestionForAMateInShogiIsDeclined(String go) throws IOException {
        var engine = talk("usi", "shogi", "alphabeta");
        engine.say("usi", "isready", "position startpos");
        engine.until("readyok");
        engine.say(go, "isready");
        assertThat(engine.until("readyok")).containsExactly("checkmate notimplemented", "readyok");
    }

    /** The list may stand anywhere; it ends at the next word of the protocol. Taking the queen, or mate, is better than all of these moves. */
    @ParameterizedTest
    @CsvSource({
        "alphabeta, go depth 2 searchmoves a2a3 h2h3",
        "alphabeta, go searchmoves h2h3 a2a3 depth 2",
        "uct, go searchmoves a2a3 h2h3 nodes 300",
        "random, go searchmoves a2a3 h2h3"
    })
    void choosesAmongSomeMoves(String player, String go) throws IOException {
        var uci = talk("uci", "chess", player);
        uci.say("uci", "position fen 6k1/5ppp/8/3q4/8/8/P4PPP/3RR1K1 w - - 0 1", go);
        assertThat(uci.until("bestmove").getLast()).matches("bestmove (a2a3|h2h3)( .*)?");
        uci.say("position fen 6k1/5ppp/8/3q4/8/8/P4PPP/3RR1K1 w - - 0 1", "go searchmoves e1e8 nodes 100");
        assertThat(uci.until("bestmove").getLast()).startsWith("bestmove e1e8");
        uci.say("go searchmoves a2a5", "stop");
        assertThat(uci.until("bestmove"))
                .containsExactly("info string error: `searchmoves a2a5`: this is no legal move here", "bestmove 0000");
    }

    /** As the protocol wants it, options may come before the greeting, and what is unknown is left out. */
    @Test
    void hearsWhatItDoesNotExpect() throws IOException {
        var uci = talk("uci", "tic-tac-toe", "alphabeta:depth=1");
        uci.say("setoption name Hash value 16", "ponderhit", "stop", "stop", "uci", "position startpos");
        assertThat(uci.until("uciok")).noneMatch(line -> line.contains("error"));
        uci.say("go rtime 500 depth 1", "stop", "stop");
        assertThat(uci.until("bestmove")).contains("info string error: `go` does not know `rtime 500`");
        uci.say("isready");
        assertThat(uci.until("readyok")).hasSize(1);
    }
}
