package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What files of other programs have besides what their formats say. */
class RecordHabitsTest {
    private static String told(String function, Object... arguments) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            return context.eval(Senet.LANGUAGE, function).execute(arguments).asString();
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
}
