package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Game.Position;

/** Why moves are legal or not. */
class ExplainTest {
    private static final int PLIES = 10;

    static List<String> games() {
        return GamePropertiesTest.games();
    }

    /** What was answered, when the context is closed. */
    private record Answer(boolean legal, String reason, String text) {}

    private static Answer explain(String name, String setUp, String request) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Senet.game(context, name);
            var explanation = position(game, setUp).value().invokeMember("explain", request);
            return new Answer(
                    explanation.getMember("legal").asBoolean(),
                    explanation.getMember("reason").asString(),
                    explanation.getMember("text").asString());
        }
    }

    /** A position as a text, or after moves that follow a {@code >}. */
    private static Position position(Game game, String setUp) {
        if (!setUp.startsWith(">")) {
            return setUp.isEmpty() ? game.start() : game.position(setUp);
        }
        var position = game.start();
        for (var name : setUp.substring(1).split(" ")) {
            var move = position.value().invokeMember("move", name);
            position = new Position(position.value().invokeMember("apply", move));
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            russian-checkers       | W:Wc3:Bb4,d4,d6,f6       | c3:e5 | longer    | c3:e5:g7
            russian-checkers       | W:Wc3,h2:Bb4,d4,d6,f6    | h2-g3 | rank      | `capture` come first
            russian-checkers       | W:Wc3:Bb4,d4,d6,f6       | c3-d4 | check     | the Black Man stands on d4
            international-draughts | W:Wa3,g3:Bb4,h4,f4,f6    | a3xc5 | invariant | `most-captured` is 2, `captured` is 1
            international-draughts | W:Wa3,g3:Bb4,h4,f4,f6    | a3xc5 | invariant | was set by `g3xe5xg7`
            chess | 4r3/8/8/8/8/8/4N3/4K2k w - - 0 1  | e2-c3 | check | the White King on e1 is attacked by the Black Rook on e8
            chess | 4r3/8/8/8/8/8/8/3K3k w - - 0 1    | Ke1   | check | the White King on e1 is attacked by the Black Rook on e8
            chess | 5r2/8/8/8/8/8/7k/4K2R w K - 0 1   | e1-g1 | check | the White King on f1 is attacked by the Black Rook on f8
            chess |                                   | a1-a5 | check | the White Pawn stands on a2
            chess |                                   | e2-e5 | untried | no rule brings the White Pawn on e2 to e5
            simple-checkers        |                          | c3-d2 | check     | the White Man stands on d2
            tic-tac-toe            | >b2                      | b2    | occupied  | the X Mark stands on b2
            chess |                                   | O-O   | check | a piece stands between the king and the rook: the White Bishop stands on f1
            chess | r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1 | O-O-O | check | the right to castle is lost
            chess | 4kr2/8/8/8/8/8/8/4K2R w K - 0 1   | O-O   | check | the king would pass an attacked square: the White King on f1 is attacked
            chess | 7k/8/8/8/8/8/8/R7 w - - 0 1       | O-O   | untried | no piece that is to move comes to the rule of that name
            othello                |                          | a1    | check     | no disk would be turned over
            othello                |                          | pass  | rank      | it is only for a player who has no other move, and there are `d3`
            go-9                   | >A2 H8 B1 H7 J9          | A1    | check     | the stone would have no liberty
            go-9                   | >C3 D3 B4 E4 C5 D5 D4 C4 | D4    | check     | stand as they have stood before
            shogi | 4k4/9/9/9/9/9/4P4/9/4K4 b P 1             | P*5e  | check     | the Black Pawn stands on 5g
            shogi | 4k4/9/9/9/9/9/4P4/9/4K4 b P 1             | G*5e  | reserve   | Black has no Gold
            xiangqi                |                          | b1-d2 | check     | the White Elephant stands on c1
            tic-tac-toe            | >a1 b1 a2 b2 a3          | c3    | over      | X wins
            los-alamos-chess | >Nc3 Nc4 Nb1 Nb6 Nc3 Nc4 Nb1 Nb6 | Nc3 | over | the position is there for the 3rd time
            """)
    void illegal(String name, String setUp, String request, String reason, String told) {
        var answer = explain(name, setUp == null ? "" : setUp, request);

        assertThat(answer.legal()).isFalse();
        assertThat(answer.reason()).isEqualTo(reason);
        assertThat(answer.text()).contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess | e7-e5 | cannot move now: it is the turn of White
            chess | e5    | no piece stands on `e5`
            chess | z9    | the board has no position `z9`
            chess | foo   | `foo` names neither a move nor a position here
            """)
    void whatIsNotThereIsRefused(String name, String request, String told) {
        assertThatThrownBy(() -> explain(name, "", request))
                .isInstanceOf(PolyglotException.class)
                .hasMessageContaining(told);
    }

    @Test
    void theTreeNamesChoicesChecksAndValues() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Senet.game(context, "international-draughts");
            var explanation = game.position("W:Wa3,g3:Bb4,h4,f4,f6").value().invokeMember("explain", "a3xc5");

            var rules =
                    last(explanation.getMember("attempts").getArrayElement(0).getMember("events"));
            var directions = last(rules.getMember("branches").getArrayElement(0).getMember("events"));
            assertThat(directions.getMember("form").asString()).isEqualTo("(any nw ne se sw)");
            assertThat(directions.getMember("tried").asInt()).isEqualTo(4);
            var chosen = directions.getMember("branches").getArrayElement(0);
            assertThat(chosen.getMember("chosen").asString()).isEqualTo("ne");
            assertThat(last(chosen.getMember("events")).getMember("form").asString())
                    .isEqualTo("(end-move)");
            assertThat(explanation.getMember("moves").getArrayElement(0).asString())
                    .isEqualTo("g3xe5xg7");
            var values = explanation.getMember("values");
            assertThat(values.getArrayElement(0).getMember("value").asInt()).isEqualTo(2);
            assertThat(values.getArrayElement(1).getMember("value").asInt()).isEqualTo(1);
            assertThat(explanation.getMember("source").getMember("file").asString())
                    .isEqualTo("international-draughts.senet");
        }
    }

    /** Rules that moves of a higher rank exclude are followed for the explanation alone. */
    @Test
    void anErrorInRulesThatDoNotCountIsTold(@TempDir Path folder) throws IOException {
        var script = Files.writeString(folder.resolve("ranks.senet"), """
                (board (name row) (dim "a-d") (dim "1") (dir e 1 0))
                (piece (name Man)
                  (move (type strike) (check is-friend?) (take) (check e) (check is-enemy?) (drop))
                  (move (check is-friend?) (take) (check e) (check (> 1 (piece e))) (drop)))
                (game (name "Ranks") (board row) (priorities strike)
                  (players (White (Man a1 c1)) (Black (Man b1))))
                """);

        var told = Command.inRoot().run("explain", script.toString(), "c1-d1", "--all", "--no-jit");

        assertThat(told.out()).contains("(check is-enemy?)");
        assertThat(told.out().lines())
                .last()
                .asString()
                .contains("ranks.senet:4")
                .endsWith("an error: expected a number, but got Man");
    }

    /** What an action does with a piece that it has put on the board stands in the way of no question. */
    @Test
    void aPiecePutOnTheBoardMayGoOn() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = new Game(context.eval(Senet.LANGUAGE, """
                    (board (name row) (dim "a-c") (dim "1") (dir e 1 0))
                    (piece (name Man))
                    (game (name "Coming in") (board row) (players (White (Man c1)) Black)
                      (action a1 (check is-empty?) (create Man) (drop) (take) (check e) (log "in " position) (drop))
                      (draw (check no-moves?)))"""));
            var start = game.start().value();

            assertThat(start.invokeMember("explain", "in b1")
                            .getMember("reason")
                            .asString())
                    .isEqualTo("legal");
            assertThat(start.invokeMember("explain", "c1-b1")
                            .getMember("reason")
                            .asString())
                    .isEqualTo("untried");
        }
    }

    /** The command prints what programs get: the text as it is, and with {@code --json} all of it. */
    @Test
    void theCommandPrintsTheSame() {
        var words = List.of(
                "explain", "international-draughts", "--position", "W:Wa3,g3:Bb4,h4,f4,f6", "a3xc5", "--no-jit");
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var position = Senet.game(context, "international-draughts").position("W:Wa3,g3:Bb4,h4,f4,f6");
            var explanation = position.value().invokeMember("explain", "a3xc5");
            var text = Command.inRoot().run(words.toArray(String[]::new)).out();
            var answer = text.lines().takeWhile(line -> !line.isEmpty()).toList();
            assertThat(String.join(" ", answer))
                    .isEqualTo(explanation.getMember("text").asString());
            assertThat(answer).allMatch(line -> line.length() <= 80);
            var json = new ArrayList<>(words);
            json.add("--json");
            var printed = JsonParser.parseString(
                    Command.inRoot().run(json.toArray(String[]::new)).out());
            assertThat(withoutNulls(printed)).isEqualTo(data(explanation));
        }
    }

    /** A value as JSON; members that are methods, or that there is nothing in, are left out. */
    private static JsonElement data(Value value) {
        if (value.hasArrayElements()) {
            var array = new JsonArray();
            for (long i = 0; i < value.getArraySize(); i++) {
                array.add(data(value.getArrayElement(i)));
            }
            return array;
        }
        if (value.isString()) {
            return new JsonPrimitive(value.asString());
        }
        if (value.isBoolean()) {
            return new JsonPrimitive(value.asBoolean());
        }
        if (value.isNumber()) {
            return new JsonPrimitive(value.asLong());
        }
        var object = new JsonObject();
        for (var key : new TreeSet<>(value.getMemberKeys())) {
            var member = value.getMember(key);
            if (!member.isNull() && !member.canExecute()) {
                object.add(key, data(member));
            }
        }
        return object;
    }

    private static JsonElement withoutNulls(JsonElement element) {
        if (element.isJsonArray()) {
            var array = new JsonArray();
            element.getAsJsonArray().forEach(e -> array.add(withoutNulls(e)));
            return array;
        }
        if (!element.isJsonObject()) {
            return element;
        }
        var object = new JsonObject();
        for (var entry : element.getAsJsonObject().entrySet()) {
            if (!entry.getValue().isJsonNull()) {
                object.add(entry.getKey(), withoutNulls(entry.getValue()));
            }
        }
        return object;
    }

    private static List<String> texts(Value array) {
        return LongStream.range(0, array.getArraySize())
                .mapToObj(i -> array.getArrayElement(i).asString())
                .toList();
    }

    private static Value last(Value array) {
        return array.getArrayElement(array.getArraySize() - 1);
    }

    /** The traced rules find the same moves as the others, in the same order, and call them the same. */
    @ParameterizedTest
    @MethodSource("games")
    void tracedRulesFindTheSameMoves(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var random = new SplittableRandom(20150301);
            var position = Senet.game(context, name).start();
            for (int ply = 0; ply < PLIES && !position.over(); ply++) {
                var moves = position.moves();
                var explained = position.value().invokeMember("explain").getMember("moves");
                assertThat(texts(explained))
                        .as(position.fen())
                        .isEqualTo(moves.stream().map(Game.Move::notation).toList());
                var chosen = moves.get(random.nextInt(moves.size()));
                assertThat(position.value()
                                .invokeMember("explain", chosen.notation())
                                .getMember("legal")
                                .asBoolean())
                        .as(chosen.notation())
                        .isTrue();
                position = position.after(chosen);
            }
        }
    }
}
