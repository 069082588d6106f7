package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Games;

/** Records of games: famous ones are legal to the last move, and every game can be written in every format and read again. */
class RecordsTest {
    private static final Path RECORDS = Senet.resources("records");
    private static final int LONGEST = 25;

    /** The functions of the library. */
    private record Library(Context context) {
        Value function(String name) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            return context.eval(Senet.LANGUAGE, "senet.records/" + name);
        }

        Value call(String name, Object... arguments) {
            return function(name).execute(arguments);
        }

        /** A value that a program computes from others, which are its arguments. */
        Value compute(String function, Object... arguments) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            return context.eval(Senet.LANGUAGE, function).execute(arguments);
        }

        String text(String function, Object... arguments) {
            return compute(function, arguments).asString();
        }
    }

    private static Library library(Context context) {
        return new Library(context);
    }

    /** The results are those of the players: two games ended by mate, two by resigning, and so on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess.pgn | chess | 33 45 82 87 | White wins, White wins, Black wins, -",
                "english-checkers.pdn | english-checkers | 91 | -",
                "go.sgf | go-19 | 30 | -"
            })
    void famousGamesAreLegal(String file, String name, String lengths, String results) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var game = Senet.game(context, name);
            var text = Senet.read(RECORDS.resolve(file));
            var replayed = library.compute(
                    """
                    (fn [game text file replay read-records]
                      (mapv (fn [record] (replay game record)) (read-records text file)))""", game.value(), text, file, library.function("replay"), library.function("read-records"));
            assertThat(library.text("(fn [rs] (pr-str (vec (mapcat :errors rs))))", replayed))
                    .isEqualTo("[]");
            assertThat(library.text("""
                            (fn [rs] (apply str (interpose " " (map (fn [r] (dec (count (:positions r)))) rs))))""", replayed)).isEqualTo(lengths);
            assertThat(library.text("""
                            (fn [rs]
                              (apply str (interpose ", " (map (fn [r] (or (senet.native/member (peek (:positions r)) "result") "-")) rs))))""", replayed)).isEqualTo(results);
        }
    }

    /** An illegal move of a record is explained by the rules that forbid it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | 4r3/8/8/8/8/8/4N3/4K2k w - - 0 1 | e2-c3 | the White King on e1 is attacked by the Black Rook on e8",
                "russian-checkers | W:Wc3:Bb4,d4,d6,f6 | c3:e5 | the move must go on, as `c3:e5:c7` or `c3:e5:g7`",
                "russian-checkers | W:Wc3,h2:Bb4,d4,d6,f6 | h2-g3 | moves of type `capture` come first",
                "russian-checkers | W:Wc3,h2:Bb4,d4,d6,f6 | zz | the legal moves are `c3xa5`, `c3xc7`, `c3xg7`",
                "international-draughts | W:Wa3,g3:Bb4,h4,f4,f6 | a3xc5 | `most-captured` is 2, `captured` is 1",
                "chess | 4r3/8/8/8/8/8/4N3/4K2k w - - 0 1 | e8-e2 | Black's, and White is to move",
                "english-checkers | B:W21-32:B1-12 | 32-28 | the Man on 32 is White's, and Black is to move",
                "english-checkers | B:W21-32:B1-12 | 9-15 | the moves of the Man on 9 are `9-13`, `9-14`",
            })
    void illegalMovesAreExplained(String name, String fen, String move, String why) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var position = Senet.game(context, name).position(fen);

            assertThat(library(context)
                            .call("why-illegal", position.value(), move)
                            .asString())
                    .contains(why);
        }
    }

    /** What is wrong with one game costs that game only: those before and behind it are read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "broken.pgn | 1 -; 5:1 this header is not understood; 12:7 this comment does not end before the next game; 14 -; "
                        + "22:1 a variation does not end before the next game; 22 -; 27 -; 32 -",
                "broken.sgf | 1 -; 2:15 this value does not end before the next game; "
                        + "5:1 a tree does not end; 4 -",
            })
    void aBrokenGameDoesNotHideTheOthers(String file, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var games = library.call("read-games", Senet.read(RECORDS.resolve(file)), file);

            assertThat(library.text("""
                            (fn [games]
                              (apply str (interpose "; "
                                (map (fn [{:keys [line problem]}]
                                       (if problem
                                         (str (:line problem) ":" (:column problem) " " (first (re-find #"([^\\n]*)" (:why problem))))
                                         (str line " -")))
                                  games))))""", games)).isEqualTo(expected);
        }
    }

    /** Blanks within moves, short names, promotions between brackets, and results with other signs. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "international-draughts | 1. 32- 28 19 -23 2. 28x 19 14 x 23 1-1 | 32-28 19-23 28x19 14x23 | 1-1",
                "english-checkers | 1. 11-15 23 - 19 (23-18) 0 - 1 | 11-15 23-19 | 0-1",
                "russian-checkers | 1. cd4 ba5 2. gh4 1/2:1/2 | c3-d4 b6-a5 g3-h4 | 1/2-1/2",
                "chess | 1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Nbd7 5. bxa8=(Q) (5. bxc8(N)) \u00bd-\u00bd "
                        + "| e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nbd7 bxa8=Q | 1/2-1/2",
            })
    void writtenFormsAreUnderstood(String name, String text, String moves, String result) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var game = Senet.game(context, name).value();
            var record = library.compute("(fn [records] (first records))", library.call("read-records", text));
            var replayed = library.call("replay", game, record);

            assertThat(library.text("(fn [r] (pr-str (:errors r)))", replayed)).isEqualTo("[]");
            assertThat(library.text("""
                            (fn [r] (apply str (interpose " " (map :short (:moves (:record r))))))""", replayed)).isEqualTo(moves);
            assertThat(library.text("(fn [r] (:result (:record r)))", replayed)).isEqualTo(result);
            assertThat(library.text("""
                            (fn [r] (senet.native/member (peek (:positions r)) "fen"))""", library.call("replay-briefly", game, record)))
                    .isEqualTo(library.text("""
                            (fn [r] (senet.native/member (peek (:positions r)) "fen"))""", replayed));
        }
    }

    /** Records of Othello leave out passes, for there is no choice. */
    @Test
    void forcedPassesAreFilledIn() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var game = Senet.game(context, "othello");
            int passes = 0;
            for (long seed = 1; seed <= 10; seed++) {
                var random = new SplittableRandom(seed);
                var position = game.start();
                var moves = new StringBuilder();
                while (!position.over()) {
                    var legal = position.notations();
                    var move = legal.get(random.nextInt(legal.size()));
                    passes += move.equals("pass") ? 1 : 0;
                    moves.append(move.equals("pass") ? "" : move + " ");
                    position = position.after(move);
                }
                var record =
                        library.compute("(fn [records] (first records))", library.call("read-records", moves + "*"));
                var replayed = library.call("replay", game.value(), record);

                assertThat(library.text("(fn [r] (pr-str (:errors r)))", replayed))
                        .isEqualTo("[]");
                assertThat(library.text("""
                                (fn [r] (senet.native/member (peek (:positions r)) "fen"))""", replayed)).isEqualTo(position.fen());
            }
            assertThat(passes).isPositive();
        }
    }

    /** A result is denied by the board only where the game has ended there by its rules. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f3 e5 g4 Qh4# | 0-1 | ",
                "f3 e5 g4 Qh4# | 1-0 | the record says `1-0`, but on the board the game has ended: Black wins",
                "f3 e5 g4 Qh4# | 1/2-1/2 | the record says `1/2-1/2`, but on the board the game has ended: Black wins",
                "f3 e5 g4 Qh4# | * | ",
                "f3 e5 g4 Qh4# | B | ",
                "f3 e5 g4 Qh4# | Void | ",
                "f3 e5 g4 Qh4# | O-1 | ",
                "f3 e5 g4 Qh4# | W | the record says `W`, but on the board the game has ended: Black wins",
                "f3 e5 g4 Qh4# | w+r | the record says `w+r`, but on the board the game has ended: Black wins",
                "f3 e5 g4 Qh4# | draw | the record says `draw`, but on the board the game has ended: Black wins",
                "f3 e5 g4 Qh4# | 1 - O | the record says `1 - O`, but on the board the game has ended: Black wins",
                "f3 e5 g4 | 1-0 | ",
            })
    void resultsAreComparedWithTheBoard(String moves, String result, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var record = library.compute(
                    "(fn [moves result] {:moves (mapv (fn [m] {:move m}) (re-seq #\"\\S+\" moves)) :result result})",
                    moves,
                    result);
            var problem = library.call(
                    "result-problem",
                    library.call("replay", Senet.game(context, "chess").value(), record));

            assertThat(problem.isNull() ? null : problem.asString()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "go-9, '(;GM[1]SZ[9];B[dd])', ''",
        "chess, '(;GM[1]SZ[9];B[dd])', the record is one of Go (GM 1)",
        "chess, '[GameType \"25\"] *', the record is one of Russian checkers (GameType 25)",
        "russian-checkers, '[GameType \"25,W,8,8,A0,0\"] *', ''",
    })
    void recordsOfOtherGamesAreKnown(String name, String text, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var record = library.compute("(fn [records] (first records))", library.call("read-records", text));
            var other = library.call("other-game", Senet.game(context, name).value(), record);

            assertThat(other.isNull() ? "" : other.asString()).isEqualTo(expected);
        }
    }

    static List<String> games() {
        return GamePropertiesTest.games();
    }

    /** A random game is written in a format, read again and replayed; its moves and positions stay the same. */
    @ParameterizedTest
    @MethodSource("games")
    void gamesComeBackFromTheirTexts(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var game = Senet.game(context, name);
            var random = new SplittableRandom(name.hashCode());
            var position = game.start();
            var moves = new java.util.ArrayList<String>();
            while (moves.size() < LONGEST && !position.over()) {
                var legal = position.notations();
                moves.add(legal.get(random.nextInt(legal.size())));
                position = position.after(moves.getLast());
            }
            var record = library.call("record-of", game.start().value(), library.compute("vector", moves.toArray()));
            for (var format : List.of("pgn", "sgf", "json")) {
                var converted = library.call("converted", game.value(), record, format);
                var text = library.call("write-records", format, library.compute("vector", converted))
                        .asString();
                var read = library.compute(
                        "(fn [records] (first records))", library.call("read-records", text, "game." + format));
                var replayed = library.call("replay", game.value(), read);
                assertThat(library.text("(fn [r] (pr-str (:errors r)))", replayed))
                        .as(text)
                        .isEqualTo("[]");
                assertThat(library.text("(fn [r] (senet.native/member (peek (:positions r)) \"fen\"))", replayed))
                        .as(text)
                        .isEqualTo(position.fen());
                var again = library.call(
                        "converted", game.value(), library.compute("(fn [r] (:record r))", replayed), format);
                assertThat(library.call("write-records", format, library.compute("vector", again))
                                .asString())
                        .isEqualTo(text);
            }
        }
    }

    /** A point tells where a stone is put and nothing else: which man a mill takes stands in the move's name only. */
    @ParameterizedTest
    @CsvSource({
        "go-19, d4 q16 pass, ;B[dp] ;W[pd] ;B[]",
        "nine-mens-morris, a7 b6 d7 b4 g7xb6, ;W[aa] ;B[b6] ;W[d7] ;B[b4] ;W[g7xb6]"
    })
    void pointsAreWrittenForMovesThatAreNoMore(String name, String moves, String points) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var game = Senet.game(context, name);
            var line = library.compute("vector", (Object[]) moves.split(" "));
            var record = library.call("record-of", game.start().value(), line);
            var text = library.call(
                            "write-records",
                            "sgf",
                            library.compute("vector", library.call("converted", game.value(), record, "sgf")))
                    .asString();

            assertThat(text.lines().skip(1).map(turn -> turn.replace(")", ""))).containsExactly(points.split(" "));
        }
    }

    /** Comments, glyphs and variations of one format are the same after the way through another. */
    @ParameterizedTest
    @CsvSource({"chess.pgn, pgn", "chess.pgn, json", "go.sgf, sgf", "go.sgf, json"})
    void whatIsSaidOfMovesComesBack(String file, String format) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var text = Senet.read(RECORDS.resolve(file));
            var same = library.text(
                    """
                        (fn [text file format read write]
                          (let [plain (fn plain [v]
                                        (cond
                                          (map? v) (into {} (map (fn [[k x]] [k (plain x)])) (dissoc v :line :column :headers))
                                          (vector? v) (mapv plain v)
                                          :else v))
                                records (read text file)]
                            (str (= (plain records) (plain (read (write format records) (str "a." format)))))))""", text, file, format, library.function("read-records"), library.function("write-records"));
            assertThat(same).isEqualTo("true");
        }
    }

    /** PDN 3.0 puts the strength of a move between brackets; what has no number is kept in words. */
    @Test
    void strengthsOfMovesAreKept() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var library = library(context);
            var records = library.call("read-records", "1. e4!!! e5(?!) 2. Nf3 Nc6?!? (2... d6(!)) 3. Bb5 *", "a.pgn");
            var text = library.call("write-records", "pgn", records).asString();

            assertThat(text.replaceAll("\\s+", " "))
                    .contains("1. e4 {!!!} 1... e5 $6 2. Nf3 Nc6 {?!?} (2... d6 $1) 3. Bb5 *");
        }
    }

    /** Three dots may be one sign; the counts behind the pieces say nothing of the position. */
    @Test
    void habitsOfOtherProgramsAreRead() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var read = library(context)
                    .text(
                            "(fn [text] (str (mapv :move (:moves (first (senet.records/read-records text \"a.pgn\"))))))",
                            "1. e4 … e5 2. Nf3 2… Nc6 3… *");
            assertThat(read).isEqualTo("[\"e4\" \"e5\" \"Nf3\" \"Nc6\"]");
            var draughts = Games.load(context, "international-draughts");
            assertThat(draughts.position("W:W31,K50:BK1:H3:F12").toString())
                    .isEqualTo(draughts.position("W:W31,K50:BK1").toString());
        }
    }

    /** Two pawns, the exchange of the bishops; the position follows from the rules. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.kif | 先手：A~後手：B~手数----指手--~   1 ７六歩(77)  ( 0:01/00:00:01)~*good~   2 ３四歩(33)~   3 ２二角成(88)+~   4 同　銀(31)~   5 投了~",
                "a.ki2 | 先手：A~後手：B~~▲７六歩    △３四歩 ▲２二角成  △同　銀~まで4手で後手の勝ち~",
                "a.csa | V2.2~N+A~N-B~PI~+~+7776FU,T1~-3334FU~'*good~+8822UM~-3122GI~%TORYO~",
                "a.usi | [Black \"A\"] [White \"B\"] [Result \"W+\"] position startpos moves 7g7f 3c3d 8h2b+ 3a2b~",
                "a.usi | [Result \"W+\"] position startpos moves 7g7f 3c3d 8h2b+ 3a2b resign~",
                "a.txt | ☗76歩 ☖34歩 ☗22角成 ☖22銀~まで4手で後手の勝ち~"
            })
    void recordsOfShogiAreUnderstood(String file, String text) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = library(context).text("""
                            (fn [game text file]
                              (let [record (first (senet.records/read-records text file))
                                    {:keys [positions errors]} (senet.records/replay game record)]
                                (str (senet.games/position-text (peek positions)) " " (mapv :why errors) (:result record))))""", Senet.game(context, "shogi").value(), text.replace('~', '\n'), file);
            assertThat(told).isEqualTo("lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5 []W+");
        }
    }

    /** Drops, pieces that are told apart by words, variations, handicaps and boards; what KIF says is written again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "手合割：角落ち~   1 ３四歩(33)~ ; lnsgkgsnl/1r7/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 3",
                "後手の持駒：歩十一~|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一~| ・ ・ ・ ・ ・ ・ ・ ・ ・|二~| 金 ・ 金 ・ ・ ・ ・ ・ ・|三~先手の持駒：なし~▲８二金右~;"
                        + " k8/1G7/G8/9/9/9/9/9/9 w 11p 2",
                "   1 ７六歩(77)~   2 ３四歩(33)~   3 ２六歩(27)~~変化：2手~   2 ８四歩(83)~~変化：1手~   1 ２六歩(27)~ ;"
                        + " lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4"
            })
    void kifIsReadAndWritten(String text, String position) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told =
                    library(context).compute("""
                            (fn [game text]
                              (let [record (first (senet.records/read-records text "a.kif"))
                                    replayed (senet.records/replay game record)
                                    written (senet.records/write-records "kif" [(senet.records/converted game (:record replayed) "kif")])
                                    again (senet.records/replay game (first (senet.records/read-records written "a.kif")))
                                    lines (fn lines [moves] (mapv (fn [m] [(:notation m) (mapv lines (:variations m))]) moves))]
                                [(mapv :why (:errors replayed))
                                 (senet.games/position-text (peek (:positions replayed)))
                                 (senet.games/position-text (peek (:positions again)))
                                 (= (lines (:moves (:record replayed))) (lines (:moves (:record again))))]))""", Senet.game(context, "shogi").value(), text.replace('~', '\n'));
            assertThat(told.toString()).isEqualTo("[[] \"" + position + "\" \"" + position + "\" true]");
        }
    }

    /** Problems have no moves that would tell where one ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "後手：A~後手の持駒：なし~| ・v玉|一~~後手：B~後手の持駒：歩~| ・v玉|一~",
                "手合割：平手~   1 ７六歩(77)~手合割：香落ち~   1 ３四歩(33)~",
                "# --- 1 ---~先手：A~後手：B~# --- 2 ---~後手：D~"
            })
    void kifFilesMayHaveSeveralGames(String text) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var count = library(context)
                    .compute(
                            "(fn [text] (count (senet.records/read-records text \"a.kif\")))", text.replace('~', '\n'));
            assertThat(count.asInt()).isEqualTo(2);
        }
    }

    /** The bishop takes a bishop and is promoted: in USI, CSA and KIF notation. */
    @ParameterizedTest
    @CsvSource({"usi, 8h2b+", "csa, +8822UM", "kif, ２二角成(88)"})
    void gamesAreWrittenWithPromotions(String format, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = library(context).text("""
                            (fn [game format]
                              (senet.records/game-text format (senet.games/start-position game) "*" 0 "7g7f" "3c3d" "8h2b+"))""", Senet.game(context, "shogi").value(), format);
            assertThat(told).contains(expected);
        }
    }

    /** A game is written with its number, its board and the position with which it begins, as far as the format can tell them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go-9 |  | (;FF[4]CA[UTF-8]GM[1]SZ[9]RE[*])",
                "gomoku |  | (;FF[4]CA[UTF-8]GM[4]SZ[15]RE[*])",
                "go-9 | W:WA1,C3:BD4 | (;FF[4]CA[UTF-8]GM[1]SZ[9]RE[*]AB[df]AW[ai][cg]PL[W])",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w K - 7 1 | the Smart Game Format cannot tell with which position the game begins"
            })
    void theRootOfTheSmartGameFormatTellsTheGame(String name, String position, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = library(context).text("""
                            (fn [game position]
                              (let [start (if (= position "") (senet.games/start-position game) (senet.games/position-from-text game position))]
                                (try
                                  (senet.records/game-text "sgf" start "*" 0)
                                  (catch :default e (ex-message e)))))""", Senet.game(context, name).value(), position == null ? "" : position);
            assertThat(told.strip()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sgf | (;GM[1]SZ[9]AB[aa:bb]AE[ab]PL[W];W[cc]) | go | Go 9: white 1, black 3",
                "sgf | (;GM[1]SZ[9];B[cc];AW[dd]AE[cc]PL[B];B[ee]) | go | Go 9: white 1, black 1",
                "sgf | (;GM[1]SZ[9]HA[2];B[cc];B[gg];W[dd]) | go | Go 9: white 1, black 2",
                "sgf | (;GM[1]SZ[9];B[cc];AW[dd]AE[cc]B[ee]) | go | Go 9: white 1, black 1",
                "sgf | (;GM[1]SZ[9];W[cc]B[gg];W[dd]) | go | Go 9: white 2, black 1",
                "sgf | (;GM[1]SZ[9];W[cc];B[gg]) | go | Go 9: white 1, black 1",
                "sgf | (;GM[1]SZ[9];B[cc];W[gg];W[dd]) | go | it is Black's turn",
                "sgf | '(;GM[1]SZ[9];W[c\nc];B[gg])' | go | Go 9: white 1, black 1",
                "sgf | (;GM[1]SZ[7];B[cc]) | go | the record has a board of 7 by 7, and Go none of that size",
                "ggf | (;GM[Othello]PB[a]PW[b]RE[+4.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5//1.2]W[d6/-1.00/2];)"
                        + " | othello | Othello: white 3, black 3",
                "ggf | (;GM[Othello]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[c2];) | othello | the record has a board of 6 by 6, and Othello none of that size",
                "wxf | 'FORMAT\tWXF\nGAME\tFinal\nRED\tChina; Lu Qin;;\nBLACK\t;B;;\nDATE\t2001.01.01\nRESULT\t1-0\n\nCOMMENT1{\nFORMAL\n}COMMENT1\nSTART{\n1. C2.5  H8+7\n2. C5+4 {takes} P3+1\n}END\n'"
                        + " | xiangqi | Xiangqi: white 16, black 15",
                "wxf | 'FORMAT WXF\nSTART{\n1. C2.5 H8+9\n2. C2.9\n}END' | xiangqi | the legal moves are `P9+1`, `P7+1`, `P5+1`, `P3+1`, `P1+1`, `C8+1`, `C8+2`, `C8+3` and 27 more",
                "pgn | '1. 32-28 19-23 2-0\n\n1. 33-28 *' | international-draughts | International draughts: white 20, black 20",
                "moves | f5d6C3 | othello | Othello: white 2, black 5",
                "pgn | (A game, with words.) 1. e4 e5 (d5 is seen less often than e5.) 2. d4 (2. Nf3 Nc6) exd4 (2... d6) 3. c3 * | chess | Chess: white 15, black 16",
                "pgn | 1. e4 e5 2. Nc3 Nc6 3. d3 d6 4. Ne2 Nge7 5. Nb5 * | chess | Chess: white 16, black 16",
                "pgn | 1. e4 e5 2. Nc3 Nc6 3. d3 d6 4. Ne2 * | chess | it may mean `Nce2`, `Nge2`, and no later move tells which",
                "pgn | 1. e4 -- 2. d4 Z0 3. e5 * | chess | Chess: white 16, black 16"
            })
    void otherFormatsAreUnderstood(String format, String text, String name, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = library(context).text("""
                            (fn [game text format]
                              (try
                                (let [record (:record (first (senet.records/read-games text "file" format)))
                                      {:keys [positions errors]} (senet.records/replay game record)
                                      owners (frequencies (map :owner (senet.games/pieces (peek positions))))]
                                  (if (seq errors)
                                    (:why (first errors))
                                    (str (senet.games/name-of (senet.games/game-of (peek positions))) ": white " (get owners "White") ", black " (get owners "Black"))))
                                (catch :default e (ex-message e))))""", Senet.game(context, name).value(), text, format);
            assertThat(told).isEqualTo(expected);
        }
    }

    /** The same four moves in the notations that Chinese and other records have, and with ranks that are counted from 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 炮二平五 马8进7 2. 马二进三 车9平8 *",
                "1. 炮二平五 馬８進７ 2. 傌二進三 車９平８ *",
                "1. C2.5 H8+7 2. N2+3 R9=8 *",
                "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８ *",
                "1. h2e2 h9g7 2. h0g2 i9h9 *",
                "1. H2-E2 H9-G7 2. H0-G2 I9-H9 *",
                "1. Che2 Hg7 2. Hg2 Rh9 *",
                "1. h3e3 h10g8 2. h1g3 i10h10 *"
            })
    void recordsOfXiangqiAreUnderstood(String text) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var told = library(context).text("""
                            (fn [game text]
                              (let [{:keys [positions errors]} (senet.records/replay game (first (senet.records/read-records text)))]
                                (str (mapv :why errors) (senet.games/position-text (peek positions)))))""", Senet.game(context, "xiangqi").value(), text);
            assertThat(told).startsWith("[]rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w ");
        }
    }
}
