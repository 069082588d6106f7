package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What files of other programs have besides what their formats say. */
class RecordHabitsTest {
    private static String told(String function, Object... arguments) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            return context.eval(Senet.LANGUAGE, function).execute(arguments).asString();
        }
    }

    /** The text that a function makes of a bundled game and one more argument. */
    private static String toldOf(String game, String function, Object argument) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            return context.eval(Senet.LANGUAGE, function)
                    .execute(Senet.game(context, game).value(), argument)
                    .asString();
        }
    }

    /** The numbers are those of the standard's table of Numeric Annotation Glyphs. */
    @ParameterizedTest
    @CsvSource({"=, 10", "+=, 14", "=/+, 15", "+/-, 16", "±, 16", "-/+, 17", "+-, 18", "+–, 18", "-+, 19"})
    void valuesOfPositionsAreGlyphs(String sign, int number) {
        var nags = told("""
                (fn [text] (str (mapv (juxt :move :nags) (:moves (first (senet.records/read-records text "a.pgn"))))))""", "1. e4 e5 " + sign + " 2. Nf3 *");
        assertThat(nags).isEqualTo("[[\"e4\" nil] [\"e5\" [" + number + "]] [\"Nf3\" nil]]");
    }

    @Test
    void aGameOfHeadersAloneIsOneOfItsOwn() {
        var games = told("""
                (fn [text]
                  (str (mapv (fn [r] [(get (:headers r) "White") (count (:moves r)) (:result r)]) (senet.records/read-records text "a.pgn"))))""", """
                [White "A"]
                [Result "1-0"]

                [White "B"]
                [White "C"]

                1. e4 *

                [White "D"]
                """);
        assertThat(games).isEqualTo("[[\"A\" 0 \"1-0\"] [\"C\" 1 \"*\"] [\"D\" 0 \"*\"]]");
    }

    /** The standard has a result behind each game, and comments within: a text of comments alone, as a script looks like, has no game. */
    @Test
    void commentsAloneAreNoGame() {
        var counts = "(fn [text] (str (mapv (comp count :moves) (senet.records/read-records text \"a.pgn\"))))";
        assertThat(told(counts, "; a script\n(piece (name Man) (place (drop)))\n"))
                .isEqualTo("[]");
        assertThat(told(counts, "1. e4 e5 1-0\n\n{end of the file}\n")).isEqualTo("[2]");
        assertThat(told(counts, "{no moves were made} *\n")).isEqualTo("[0]");
    }

    @Test
    void resultsMayHaveADash() {
        assertThat(told(
                        "(fn [text] (str (mapv :result (senet.records/read-records text \"a.pgn\"))))",
                        "1. e4 1–0\n\n1. d4 ½–½"))
                .isEqualTo("[\"1-0\" \"1/2-1/2\"]");
    }

    @Test
    void resultsMayHaveBlanksAndLettersForZeros() {
        assertThat(told(
                        "(fn [text] (str (mapv (juxt (comp count :moves) :result) (senet.records/read-records text \"a.pgn\"))))",
                        "1. e4 1/2 - 1/2\n\n1. d4 d5 ½ - ½\n\n1. c4 1 - 0\n\n1. f4 1-O\n\n1. g4 O-1"))
                .isEqualTo("[[1 \"1/2-1/2\"] [2 \"1/2-1/2\"] [1 \"1-0\"] [1 \"1-0\"] [1 \"0-1\"]]");
    }

    /** Squares are told as numbers to who writes numbers, and a hyphen is none. */
    @Test
    void aHyphenIsNoMoveOfNumbers() {
        assertThat(told("(fn [] (senet.records/why-illegal (senet.games/start-position (senet.games/example)) \"-\"))"))
                .isEqualTo("the legal moves are `a1-a2`, `a1-b1`");
    }

    /** The Smart Game Format has properties for two players and no winner's name. */
    @Test
    void headersWithoutAPropertyComeBack() {
        var headers = told("""
                (fn []
                  (let [record {:headers {"Event" "Cup" "Anna" "a]b" "Winner" "Anna" "FEN" "W:Wa1:Bb2"} :moves [{:move "a1"}]}
                        text (senet.records/write-records "sgf" [record])]
                    (str (into (sorted-map) (:headers (first (senet.records/read-records text "a.sgf")))))))""");
        assertThat(headers).isEqualTo("{\"Anna\" \"a]b\", \"Event\" \"Cup\", \"Winner\" \"Anna\"}");
    }

    /** Little Golem has a last move for that; lines within a name are blanks, as the format says. */
    @Test
    void treesOfServersAreRead() {
        var record = told("""
                (fn [text]
                  (let [r (first (senet.records/read-records text "a.sgf"))]
                    (str [(get (:headers r) "White") (mapv (juxt :move :comment) (:moves r))])))""", "(;PW[Long\nname];W[a1];B[f6];W[resign])");
        assertThat(record).isEqualTo("[\"Long name\" [[\"a1\" nil] [\"f6\" \"resign\"]]]");
    }

    /** Some games number what can be played: a number without a full stop beside another number is a move, and not that of one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 4 4 2. 5 3 * | [4 4 5 3]",
                "4 4 5 3 * | [4 4 5 3]",
                "1. 4 * | [4]",
                "1. 12 16 2. 24 20 * | [12 16 24 20]",
                "1 e4 e5 2 Nf3 * | [e4 e5 Nf3]",
                "1. e4 5 e5 3 2. Nf3 10 Nc6 7 * | [e4 e5 Nf3 Nc6]",
            })
    void numbersBesideNumbersAreMoves(String text, String moves) {
        var told = told("""
                (fn [text] (str (mapv (comp symbol :move) (:moves (first (senet.records/read-records text "a.pgn"))))))""", text);
        assertThat(told).isEqualTo(moves);
    }

    /** Old files have carriage returns alone at the ends of their lines. */
    @ParameterizedTest
    @CsvSource({
        "a.kif, '手合割：平手~   1   ７六歩(77)~   2   ３四歩(33)~'",
        "a.csa, 'V2.2~PI~+~+7776FU~-3334FU~'",
        "a.moves, '# two games~e4~d4~'",
        "a.pgn, '; a comment~1. e4 *~~[White \"A\"]~~1. d4 *~'",
        "a.sgf, '(;SZ[9];B[ee]~;W[gg])'",
    })
    void linesMayEndWithACarriageReturnAlone(String file, String text) {
        var count =
                "(fn [text file] (str (reduce + (map (comp count :moves) (senet.records/read-records text file)))))";
        assertThat(told(count, text.replace('~', '\r'), file)).isEqualTo("2");
    }

    /** The Smart Game Format calls it `swap-pieces`, Little Golem `swap`: the stone on the corner is mirrored onto itself. */
    @ParameterizedTest
    @ValueSource(strings = {"swap-pieces", "swap"})
    void swappedStonesAreMirrored(String swap) {
        var told = toldOf("hex-11", """
                            (fn [game text]
                              (let [record (first (senet.records/read-records text "a.sgf"))
                                    swapping (senet.games/with-option game "swap" "yes")
                                    {:keys [positions errors]} (senet.records/replay swapping record)]
                                (str (senet.records/fitting-setting game record) "; " (mapv :why errors) "; "
                                  (mapv (juxt :owner :position) (senet.games/pieces (peek positions))))))""", "(;GM[11]SZ[11];B[a2];W[" + swap + "])");
        assertThat(told).isEqualTo("with `--option swap=yes`; []; [[\"Blue\" \"b1\"]]");
    }

    /** In PyChess horses and elephants of janggi have these letters, in FEN they have those of chess. */
    @Test
    void piecesOfJanggiHaveLettersOfTheirOwn() {
        var told = toldOf("janggi", """
                            (fn [game text]
                              (let [{:keys [positions errors]} (senet.records/replay game (first (senet.records/read-records text "a.pgn")))]
                                (str (mapv :why errors) (count positions))))""", """
                            [FEN "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1"]

                            1. Pab4 Pih7 2. Hg3 Ri6 3. Hd3 Ra6 4. Rxa6 Pxa6 5. Cbe3 Hg8 6. Pih4 Ce8 7. Ri5 Pb6 8. Ed4 Ei7 *
                            """);
        assertThat(told).isEqualTo("[]17");
    }

    /** Fairy-Stockfish writes a pass as a move of the king to where it is; a game without a pass has no such move. */
    @ParameterizedTest
    @CsvSource({"janggi, e2e2, pass", "janggi, e9e9, -", "janggi, a5a5, -", "chess, e1e1, -"})
    void aMoveToTheSameSquareIsAPass(String name, String move, String expected) {
        var told = toldOf(name, """
                        (fn [game move]
                          (let [{:keys [record errors]} (senet.records/replay game {:moves [{:move move}]})]
                            (if (seq errors) "-" (:notation (first (:moves record))))))""", move);
        assertThat(told).isEqualTo(expected);
    }

    /** What a record calls its game may be told when it is played as another one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | Horde | the record is one of Horde (Variant)",
                "chess | Standard | ''",
                "three-check | Three-check | ''",
                "go-9 | Go | ''",
                "hex-11 | Hex | ''",
                "chess960 | Fischerandom | ''",
            })
    void recordsOfAnotherNameAreOfAnotherGame(String name, String variant, String expected) {
        var told = toldOf(
                name,
                "(fn [game variant] (str (senet.records/other-game game {:headers {\"Variant\" variant}})))",
                variant);
        assertThat(told).isEqualTo(expected);
    }

    /** Smaller boards of shogi as Lishogi writes them: it names the game where a handicap would stand, and what is written is read again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kyoto-shogi | 京都将棋 | ３四金成(25) １二と成(11) １四歩成(15) １四香成(12) ４四玉(35) ２二飛打 ２二桂成(34)",
                "animal-shogi | どうぶつしょうぎ | ２二ひよこ(23) ２二ぞう(11) ２三ライオン(24)",
                "minishogi | 5五将棋 | １三飛(15) ４二銀(31)",
            })
    void smallBoardsOfShogiAreNamed(String name, String told, String moves) {
        var written = toldOf(name, """
                        (fn [game text]
                          (let [record (first (senet.records/read-records text "a.kif"))
                                {:keys [record errors]} (senet.records/replay game record)]
                            (if (seq errors) (str errors) (senet.records/write-records "kif" [(senet.records/converted game record "kif")]))))""", "手合割：" + told + "\n1 " + String.join("\n2 ", moves.split(" ")) + "\n");
        assertThat(written.lines().filter(line -> line.startsWith("手合割"))).containsExactly("手合割：" + told);
        assertThat(written.lines()
                        .map(String::strip)
                        .filter(line -> line.matches("\\d+ .*"))
                        .map(line -> line.replaceFirst("\\d+ ", "")))
                .containsExactly(moves.split(" "));
    }

    /** Othello of PlayOK: a header tells the points, which stand behind the moves. */
    @Test
    void aWordThatAHeaderTellsAsTheResultIsIt() {
        assertThat(told(
                        "(fn [text] (str (mapv (juxt (comp count :moves) :result) (senet.records/read-records text \"a.pgn\"))))",
                        "[Result \"38-26\"]\n\n1. f5 d6 38-26\n\n[Result \"32-28\"]\n\n1. 32-28 19-23 *"))
                .isEqualTo("[[2 \"38-26\"] [2 \"32-28\"]]");
    }
}
