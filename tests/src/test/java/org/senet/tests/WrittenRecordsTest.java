package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that are read in one format and written in Portable Game Notation have the headers and results of the standard. */
class WrittenRecordsTest {
    /** The standard knows `1-0`, `0-1`, `1/2-1/2` and `*`; `1-0` is the first player's win, and Black begins in go and shogi. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go-9 | a.sgf | (;GM[1]SZ[9]RE[W+3.5];B[aa]) | pgn | 0-1",
                "go-9 | a.sgf | (;GM[1]SZ[9]RE[B];B[aa]) | pgn | 1-0",
                "go-9 | a.sgf | (;GM[1]SZ[9]RE[Draw];B[aa]) | pgn | 1/2-1/2",
                "go-9 | a.sgf | (;GM[1]SZ[9]RE[Void];B[aa]) | pgn | *",
                "shogi | a.usi | [Result \"W+\"] position startpos moves 7g7f | pgn | 0-1",
                "english-checkers | a.pdn | [Result \"2-0\"] 1. 11-15 2-0 | pgn | 1-0",
                "english-checkers | a.pdn | [Result \"2-0\"] 1. 11-15 2-0 | pdn | 2-0",
                "chess | a.pgn | [Result \"1-0\"] 1. e4 1-0 | pgn | 1-0"
            })
    void writtenResultsAreThoseOfTheFormat(String game, String file, String text, String format, String result) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            assertThat(rewritten(context, game, file, text, format))
                    .contains("[Result \"" + result + "\"]")
                    .endsWith(" " + result + "\n");
        }
    }

    /** Who plays Red in xiangqi begins, and is the White of Portable Game Notation. */
    @Test
    void redIsWrittenAsWhite() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            assertThat(rewritten(context, "xiangqi", "a.pgn", "[Red \"Hu\"] [Black \"Liu\"] 1. h2e2 *", "pgn"))
                    .contains("[White \"Hu\"]\n[Black \"Liu\"]\n")
                    .doesNotContain("Red");
        }
    }

    private static String rewritten(Context context, String game, String file, String text, String format) {
        context.eval(Senet.LANGUAGE, "(require 'senet.records)");
        return context.eval(Senet.LANGUAGE, """
                (fn [game text file format]
                  (let [record (first (senet.records/read-records text file))
                        replayed (:record (senet.records/replay game record))]
                    (senet.records/write-records format [(senet.records/converted game replayed format)])))""")
                .execute(Senet.game(context, game).value(), text, file, format)
                .asString();
    }
}
