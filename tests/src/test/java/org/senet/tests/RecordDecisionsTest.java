package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What records leave open is decided by the rest of them, or told: which move, which game, which position. */
class RecordDecisionsTest {
    private static final String RACE_OF_THREE = """
            (board (name track) (dim "a-c") (dim "3-1") (dir e 1 0) (zone goal "c*"))
            (piece (name Man) (move (check is-friend?) (take) (check e) (drop)))
            (game (name "Race of three") (board track)
              (players (Red (Man a1)) (Green (Man a2)) (Blue (Man a3)))
              (win Red (any-position goal) (check is-mine?)))""";

    private static String told(Context context, String function, Object... arguments) {
        context.eval(Senet.LANGUAGE, "(require 'senet.records)");
        return context.eval(Senet.LANGUAGE, function).execute(arguments).asString();
    }

    /**
     * A capture that is written by its ends only may be one of several: the men that remain tell which by their later moves, where
     * they make any; ways that take the same men are one.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "english-checkers | W:We3:Bd4,d6,f4,f6,a7 | e3xe7 d4-c3 | e7; a7 c3 d6",
                "english-checkers | W:We3:Bd4,d6,f4,f6,a7 | e3xe7 a7-b6 e7-d8 f4-g3 | Kd8; b6 f6 g3",
                "english-checkers | W:We3:Bd4,d6,f4,f6,a7 | e3xe7 a7-b6 | it may mean `23x14x7`, `23x16x7`, and no later move tells which",
                "english-checkers | W:We3:Bd4,d6,f4,f6,a7 | e3xe7 a7-b8 | it may mean `23x14x7`, `23x16x7`, and no later move tells which",
                "international-draughts | W:We3:Bd4,d6,f4,f6,a9 | e3xe3 a9-b8 | e3; b8",
            })
    void laterMovesTellWhichCaptureWasMeant(String name, String position, String moves, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(context, """
                            (fn [game position moves]
                              (let [record {:headers {"FEN" position} :moves (mapv (fn [m] {:move m}) (re-seq #"\\S+" moves))}
                                    {:keys [positions errors]} (senet.records/replay game record)
                                    of (fn [owner]
                                         (apply str (interpose " "
                                           (sort (for [p (senet.games/pieces (peek positions)) :when (= owner (:owner p))]
                                             (str (if (= (:piece p) "King") "K" "") (:position p)))))))]
                                (if (seq errors) (:why (first errors)) (str (of "White") "; " (of "Black")))))""", Senet.game(context, name).value(), position, moves);
            assertThat(told).isEqualTo(expected);
        }
    }

    /** A game that the Smart Game Format has numbered is not that of another number, but 1 stands in records of many games. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go-9     | 2  | the record is one of Othello (GM 2)",
                "go-9     | 1  | ''",
                "othello  | 11 | the record is one of Hex (GM 11)",
                "othello  | 2  | ''",
                "gomoku   | 1  | ''",
                "gomoku   | 99 | ''",
                "chess960 | 3  | ''",
            })
    void recordsOfAnotherNumberAreOfAnotherGame(String name, String number, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(context, """
                            (fn [game number]
                              (str (senet.records/game-problem game {:properties {"GM" [number]}})))""", Senet.game(context, name).value(), number);
            assertThat(told).isEqualTo(expected);
        }
    }

    @Test
    void aHeaderTellsTheResultThatEndsTheMoves() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(
                    context, """
                            (fn [game text]
                              (senet.records/result-problem (senet.records/replay game (first (senet.records/read-records text)))))""", Senet.game(context, "chess").value(), "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1");
            assertThat(told).isEqualTo("the header says `1-0`, but at the end of the moves stands `0-1`");
        }
    }

    /** Red is the first in the goal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Red | ''",
                "Blue | the record says that `Blue` has won, but on the board the game has ended: Red wins"
            })
    void aHeaderTellsTheWinnerAmongThree(String winner, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = context.eval(Senet.LANGUAGE, RACE_OF_THREE);
            var told = told(context, """
                            (fn [game winner]
                              (str (senet.records/result-problem (senet.records/replay game
                                {:headers {"Winner" winner} :result "*"
                                 :moves (mapv (fn [m] {:move m}) ["a1-b1" "a2-b2" "a3-b3" "b1-c1"])}))))""", game, winner);
            assertThat(told).isEqualTo(expected);
        }
    }

    /** Nobody is White or Black in a game of three, and its format has no result that says who has won. */
    @Test
    void aSavedGameOfThreeTellsItsWinnerAndNoColours() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = context.eval(Senet.LANGUAGE, RACE_OF_THREE);
            var text = told(context, """
                            (fn [game]
                              (let [record (senet.records/record-of (senet.games/start-position game) ["a1-b1" "a2-b2" "a3-b3" "b1-c1"] {"Red" "Ann"})]
                                (senet.records/write-records "pgn" [(senet.records/converted game record "pgn")])))""", game);
            assertThat(text).isEqualTo("""
                    [Event "?"]
                    [Site "?"]
                    [Date "????.??.??"]
                    [Round "?"]
                    [Result "*"]
                    [Red "Ann"]
                    [Winner "Red"]

                    1. a1-b1 a2-b2 a3-b3 2. b1-c1 *
                    """);
        }
    }

    /** The greatest capture takes two pieces, from 13 by way of 24 to 33. */
    @Test
    void movesOfNumbersAreAnsweredWithNumbers() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(
                    context,
                    """
                            (fn [game text]
                              (pr-str (:errors (senet.records/replay game (first (senet.records/read-records text "games.pdn"))))))""",
                    Senet.game(context, "international-draughts").value(),
                    "1. 32-28 18-23 2. 33-29 23x32 3. 37x28 19-23 4. 28x19 14x23 *");
            assertThat(told).contains("fails on 23").contains("13x24x33").doesNotContain("h6");
        }
    }

    /** Each kind of error has a name of its own, by which refused games are counted. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f3 e5 g4 Qh4# a3 | over",
                "e4 e5 Nc3 Nc6 d3 d6 Ne2 | ambiguous",
                "e4 e4 | illegal",
            })
    void errorsHaveCauses(String moves, String cause) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(context, """
                            (fn [game moves]
                              (:cause (first (:errors (senet.records/replay game {:moves (mapv (fn [m] {:move m}) (re-seq #"\\S+" moves))})))))""", Senet.game(context, "chess").value(), moves);
            assertThat(told).isEqualTo(cause);
        }
    }

    /** A header FEN that leaves out what a game cannot do without. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?:W29,13,11:B22,4,2 | the position `?:W29,13,11:B22,4,2` is not understood: it does not say who is to move",
                "W:W:B | the position `W:W:B` has no piece on the board",
            })
    void positionsThatSayTooLittleAreRefused(String position, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(
                    context, """
                            (fn [game position]
                              (try
                                (str (senet.records/replay game {:headers {"FEN" position} :moves []}))
                                (catch :default e (ex-message e))))""", Senet.game(context, "international-draughts").value(), position);
            assertThat(told).startsWith(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[GameType \"20\"] * | a.pdn | international-draughts",
                "[GameType \"21,B,8,8,N2,0\"] * | a.pdn | english-checkers",
                "[GameType \"99\"] * | a.pdn | -",
                "1. 32-28 * | a.pdn | -",
                "1. e4 * | a.pgn | chess",
                "[Variant \"Chess960\"] * | a.pgn | chess960",
                "[Variant \"Fischerandom\"] * | a.pgn | chess960",
                "[Variant \"Atomic\"] * | a.pgn | atomic-chess",
                "[Variant \"King of the Hill\"] * | a.pgn | king-of-the-hill",
                "[Variant \"Three-check\"] * | a.pgn | three-check",
                "[GameType \"20\"]~[Variant \"Standard\"]~* | a.pdn | international-draughts",
                "[GameType \"20\"]~[Variant \"Standard (international) checkers\"]~* | a.pdn | international-draughts",
                "[GameType \"25\"]~[Variant \"Russian\"]~* | a.pdn | russian-checkers",
                "[GameType \"20\"]~[Variant \"Antidraughts\"]~* | a.pdn | antidraughts",
                "[Game \"Chinese Chess\"] * | a.pgn | xiangqi",
                "(;GM[1]SZ[9]) | a.sgf | go",
                "[GameType \"20\"]~[Variant \"Breakthrough\"]~* | a.pdn | breakthrough-draughts",
                "[GameType \"20\"]~[Variant \"From Position\"]~* | a.pdn | international-draughts",
                "[GameType \"23,B,8,8,N1,0\"] * | a.pdn | pool-checkers",
                "[GameType \"29\"] * | a.pdn | czech-draughts",
                "[GameType \"31\"] * | a.pdn | makhos",
                "[GameType \"24\"] * | a.pdn | spanish-draughts",
                "(;SZ[19]) | a.sgf | go",
                "(;FF[4]EV[hex.ch.32.2.1]SZ[13]SO[https://www.littlegolem.net]) | a.sgf | hex-11",
                "(;FF[4]EV[twixt.in.1]SO[http://www.littlegolem.com]) | a.sgf | twixt",
                "(;FF[4]EV[hex.ch.32.2.1]) | a.sgf | go",
                "手合割：平手~ | a.kif | shogi",
                "手合割：5五将棋~ | a.kif | minishogi",
                "手合割：京都将棋~ | a.kif | kyoto-shogi",
                "手合割：どうぶつしょうぎ~ | a.kif | animal-shogi",
                "手合割：中将棋~ | a.kif | 中将棋",
                "(;GM[2]) | a.sgf | othello",
                "(;GM[11]) | a.sgf | hex-11",
                "(;GM[Othello]PB[a]) | a.ggf | othello",
                "FORMAT WXF~GAME a chess game~START{~}END | a.txt | xiangqi",
                "V2.2~PI~+~ | a.csa | shogi",
                "f5d6 | a.moves | -",
            })
    void recordsNameTheirGames(String text, String file, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = told(context, """
                            (fn [text file]
                              (let [record (:record (first (senet.records/read-games text file)))]
                                (or (senet.records/told-game-name record (senet.records/format-of file text) file) "-")))""", text.replace('~', '\n'), file);
            assertThat(told).isEqualTo(expected);
        }
    }
}
