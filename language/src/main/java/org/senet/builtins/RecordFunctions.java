package org.senet.builtins;

import java.util.function.UnaryOperator;
import org.senet.data.Keyword;
import org.senet.data.Printer;
import org.senet.nodes.core.Truth;
import org.senet.records.CsaReader;
import org.senet.records.GgfReader;
import org.senet.records.JsonReader;
import org.senet.records.JsonWriter;
import org.senet.records.KifReader;
import org.senet.records.LineReader;
import org.senet.records.PgnReader;
import org.senet.records.PgnWriter;
import org.senet.records.RecordValues;
import org.senet.records.SgfReader;
import org.senet.records.SgfWriter;
import org.senet.records.WxfReader;

/** What the libraries {@code senet.records} and {@code senet.json} cannot do without Java. */
final class RecordFunctions {
    private RecordFunctions() {}

    static void install(Library library) {
        library.function(
                "read-pgn",
                2,
                2,
                """
            The games of a text in Portable Game Notation, as maps; with the name of the file, for messages.
            (:result (first (senet.native/read-pgn "1. e4 e5 1-0" "game.pgn"))) => "1-0"
            """,
                (context, a) -> RecordValues.toValues(PgnReader.read(Arguments.string(a[0]), Arguments.string(a[1]))));
        library.function(
                "read-sgf",
                2,
                2,
                """
            The games of a text in the Smart Game Format, as maps; with the name of the file, for messages.
            (mapv :move (:moves (first (senet.native/read-sgf "(;GM[1];B[dd];W[pp])" "game.sgf")))) => ["dd" "pp"]
            """,
                (context, a) -> RecordValues.toValues(SgfReader.read(Arguments.string(a[0]), Arguments.string(a[1]))));
        library.function("read-games", 3, 3, """
            The games of a text in a format, "pgn", "sgf", "ggf", "wxf", "kif", "csa" or "moves", with the name of the file, for messages:
            maps with the :line and the :record, or the :problem of a game that is not understood.
            (mapv :line (senet.native/read-games "(;B[dd]\\n(;B[dd])" "game.sgf" "sgf")) => [1 2]
            """, (context, a) -> {
            var text = Arguments.string(a[0]);
            var name = Arguments.string(a[1]);
            return RecordValues.toGames(
                    switch (Arguments.string(a[2])) {
                        case "sgf" -> SgfReader.readAll(text, name);
                        case "ggf" -> GgfReader.readAll(text, name);
                        case "wxf" -> WxfReader.readAll(text, name);
                        case "kif" -> KifReader.readAll(text, name);
                        case "csa" -> CsaReader.readAll(text, name);
                        case "moves" -> LineReader.readAll(text, name);
                        default -> PgnReader.readAll(text, name);
                    });
        });
        library.one("write-pgn", """
            The text of games in Portable Game Notation.
            (senet.native/write-pgn []) => ""
            """, games -> PgnWriter.write(RecordValues.fromValues(games)));
        library.one("write-sgf", """
            The text of games in the Smart Game Format.
            (senet.native/write-sgf [{:moves [{:move "dd"}]}]) => "(;FF[4]CA[UTF-8]\\n;B[dd])\\n"
            """, games -> SgfWriter.write(RecordValues.fromValues(games)));
        library.function(
                "read-json",
                3,
                3,
                """
            The value of a text in JSON, with the name of its file, for messages; and whether the names in objects become
            keywords.
            (senet.native/read-json "[1, {\\"a\\": null}]" "data.json" true) => [1 {:a nil}]
            """,
                (context, a) -> JsonReader.read(Arguments.string(a[0]), Arguments.string(a[1]), keys(a[2])));
        library.two("write-json", """
            The text of a value in JSON, and whether it has indented lines.
            (senet.native/write-json {:a [1 nil "b"]} false) => "{\\"a\\":[1,null,\\"b\\"]}"
            """, (value, indented) -> JsonWriter.write(value, Truth.core(indented)));
    }

    private static UnaryOperator<Object> keys(Object keywords) {
        return Truth.core(keywords) ? name -> Keyword.of(Printer.str(name)) : UnaryOperator.identity();
    }
}
