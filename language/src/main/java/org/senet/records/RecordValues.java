package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Seqs;
import org.senet.errors.SenetException;

/**
 * Records as values of programs: maps with keywords as keys. What is not said is not there, so an ordinary move is
 * {@code {:move "e4"}}.
 */
public final class RecordValues {
    private static final Keyword HEADERS = Keyword.of("headers");
    private static final Keyword COMMENT = Keyword.of("comment");
    private static final Keyword PROPERTIES = Keyword.of("properties");
    private static final Keyword MOVES = Keyword.of("moves");
    private static final Keyword RESULT = Keyword.of("result");
    private static final Keyword NUMBERING = Keyword.of("numbering");
    private static final Keyword MOVE = Keyword.of("move");
    private static final Keyword BEFORE = Keyword.of("before");
    private static final Keyword NAGS = Keyword.of("nags");
    private static final Keyword VARIATIONS = Keyword.of("variations");
    private static final Keyword LINE = Keyword.of("line");
    private static final Keyword COLUMN = Keyword.of("column");

    private static final Keyword RECORD = Keyword.of("record");
    private static final Keyword PROBLEM = Keyword.of("problem");
    private static final Keyword WHY = Keyword.of("why");
    private static final Keyword LENGTH = Keyword.of("length");

    private RecordValues() {}

    // ---- to values

    /** The records of some games as a vector of maps. */
    public static PersistentVector toValues(List<GameRecord> games) {
        return PersistentVector.from(games.stream().map(RecordValues::toValue).toList());
    }

    /**
     * Some games of a text as a vector of maps: with the {@code :line} where the game begins and its {@code :record}, or the
     * {@code :problem} that it is not understood, a map with {@code :why}, {@code :line}, {@code :column} and {@code :length}.
     */
    public static PersistentVector toGames(List<GameText> games) {
        return PersistentVector.from(games.stream().map(RecordValues::toValue).toList());
    }

    private static PersistentMap toValue(GameText game) {
        var map = PersistentMap.of(LINE, (long) game.line());
        map = game.record() == null ? map : map.assoc(RECORD, toValue(game.record()));
        return game.problem() == null ? map : map.assoc(PROBLEM, toValue(game.problem()));
    }

    private static PersistentMap toValue(SenetException problem) {
        var map = PersistentMap.of(WHY, String.valueOf(problem.getMessage()));
        var section = problem.getEncapsulatingSourceSection();
        return section == null
                ? map
                : map.assoc(LINE, (long) section.getStartLine())
                        .assoc(COLUMN, (long) section.getStartColumn())
                        .assoc(LENGTH, (long) section.getCharLength());
    }

    private static PersistentMap toValue(GameRecord game) {
        var n = game.numbering();
        var map = PersistentMap.of(HEADERS, texts(game.headers()), MOVES, line(game.moves()), RESULT, game.result());
        map = text(map, COMMENT, game.comment());
        map = properties(map, game.properties());
        return n.equals(GameRecord.Numbering.USUAL)
                ? map
                : map.assoc(NUMBERING, PersistentVector.of((long) n.number(), (long) n.place(), (long) n.places()));
    }

    private static PersistentVector line(List<Turn> turns) {
        return PersistentVector.from(turns.stream().map(RecordValues::toValue).toList());
    }

    private static PersistentMap toValue(Turn turn) {
        var map = PersistentMap.EMPTY;
        if (turn.move() != null) {
            map = map.assoc(MOVE, turn.move());
        }
        map = text(text(map, BEFORE, turn.before()), COMMENT, turn.comment());
        if (!turn.nags().isEmpty()) {
            map = map.assoc(
                    NAGS,
                    PersistentVector.from(
                            turn.nags().stream().map(Integer::longValue).toList()));
        }
        if (!turn.variations().isEmpty()) {
            map = map.assoc(
                    VARIATIONS,
                    PersistentVector.from(
                            turn.variations().stream().map(RecordValues::line).toList()));
        }
        map = properties(map, turn.properties());
        return turn.line() == 0 ? map : map.assoc(LINE, (long) turn.line()).assoc(COLUMN, (long) turn.column());
    }

    private static PersistentMap text(PersistentMap map, Keyword key, String text) {
        return text.isEmpty() ? map : map.assoc(key, text);
    }

    private static PersistentMap texts(Map<String, String> texts) {
        var map = PersistentMap.EMPTY;
        for (var entry : texts.entrySet()) {
            map = map.assoc(entry.getKey(), entry.getValue());
        }
        return map;
    }

    private static PersistentMap properties(PersistentMap map, Map<String, List<String>> properties) {
        if (properties.isEmpty()) {
            return map;
        }
        var values = PersistentMap.EMPTY;
        for (var entry : properties.entrySet()) {
            values = values.assoc(entry.getKey(), PersistentVector.from(entry.getValue()));
        }
        return map.assoc(PROPERTIES, values);
    }

    // ---- from values

    /**
     * The records that a collection of maps describes.
     *
     * @throws IllegalArgumentException when it holds something else
     */
    public static List<GameRecord> fromValues(Object games) {
        return elements(games).stream().map(RecordValues::game).toList();
    }

    private static GameRecord game(Object value) {
        var map = map(value);
        var headers = new LinkedHashMap<String, String>();
        for (var entry : map(at(map, HEADERS))) {
            headers.put(Printer.str(entry.getKey()), Printer.str(entry.getValue()));
        }
        var result = text(map, RESULT);
        return new GameRecord(
                headers,
                text(map, COMMENT),
                properties(map),
                turns(at(map, MOVES)),
                result.isEmpty() ? GameRecord.NO_RESULT : result,
                numbering(at(map, NUMBERING)));
    }

    private static GameRecord.Numbering numbering(Object value) {
        var numbers = elements(value);
        return numbers.size() != 3
                ? GameRecord.Numbering.USUAL
                : new GameRecord.Numbering(integer(numbers.get(0)), integer(numbers.get(1)), integer(numbers.get(2)));
    }

    private static int integer(Object value) {
        if (!Numbers.isInteger(value)) {
            throw expected("a whole number", value);
        }
        return Math.toIntExact(Numbers.toLongExact(value));
    }

    private static List<Turn> turns(Object value) {
        return elements(value).stream().map(RecordValues::turn).toList();
    }

    private static Turn turn(Object value) {
        var map = map(value);
        return new Turn(
                at(map, MOVE) == Nil.NIL ? null : Printer.str(at(map, MOVE)),
                text(map, BEFORE),
                text(map, COMMENT),
                elements(at(map, NAGS)).stream().map(RecordValues::integer).toList(),
                elements(at(map, VARIATIONS)).stream().map(RecordValues::turns).toList(),
                properties(map),
                0,
                0);
    }

    private static Map<String, List<String>> properties(PersistentMap map) {
        var properties = new LinkedHashMap<String, List<String>>();
        for (var entry : map(at(map, PROPERTIES))) {
            properties.put(
                    Printer.str(entry.getKey()),
                    elements(entry.getValue()).stream().map(Printer::str).toList());
        }
        return properties;
    }

    private static String text(PersistentMap map, Keyword key) {
        return at(map, key) == Nil.NIL ? "" : Printer.str(at(map, key));
    }

    private static Object at(PersistentMap map, Keyword key) {
        var value = map.get(key);
        return value == null ? Nil.NIL : value;
    }

    private static PersistentMap map(Object value) {
        return switch (value) {
            case PersistentMap map -> map;
            case Nil nil -> PersistentMap.EMPTY;
            default -> throw expected("a map", value);
        };
    }

    private static List<Object> elements(Object value) {
        if (!Seqs.isSeqable(value) || value instanceof PersistentMap || value instanceof String) {
            throw expected("a vector", value);
        }
        var elements = new ArrayList<Object>();
        Seqs.toVector(value).forEach(elements::add);
        return elements;
    }

    private static IllegalArgumentException expected(String what, Object value) {
        return new IllegalArgumentException(
                "a record has " + what + " here, but this one has " + Printer.display(value, 40));
    }
}
