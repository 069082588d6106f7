package org.senet.cluster.records;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * A game of a file, played again by the library {@code senet.records}.
 *
 * @param value what {@code replay} or {@code replay-briefly} returns
 * @param library reads it
 */
record Replay(Value value, RecordLibrary library) {
    private static final List<String> WHERE = List.of("Event", "Site", "Date");

    /**
     * Plays the moves of a record.
     *
     * @param brief whether the last position is enough, if all moves are legal
     * @throws org.graalvm.polyglot.PolyglotException when the position is not understood with which it begins
     */
    static Replay of(RecordLibrary library, Value game, Value record, boolean brief) {
        library.call("start-of", game, record);
        if (brief) {
            var value = library.call("replay-briefly", game, record);
            if (!value.isNull()) {
                return new Replay(value, library);
            }
        }
        return new Replay(library.call("replay", game, record), library);
    }

    /** The record, in which each legal move is told in full. */
    Value record() {
        return get(value, "record");
    }

    /** How many moves were played. */
    long plies() {
        return get(value, "plies").asLong();
    }

    /** The positions of the game, from its start to the last that was reached; of a brief replay the last one only. */
    List<Value> positions() {
        return list(get(value, "positions"), position -> position);
    }

    /** What is wrong, in the order of the moves. */
    List<Value> errors() {
        return list(get(value, "errors"), error -> error);
    }

    /** Of which kind the first of its errors is. */
    Cause cause() {
        return Cause.of(get(errors().getFirst(), "cause").asString());
    }

    /** Who played where and when, how many moves, and the result, in one line. */
    String title() {
        var headers = get(record(), "headers");
        var title = new StringBuilder(headers.isNull() ? "" : players(headers));
        for (var name : WHERE) {
            var said = headers.isNull() ? null : header(headers, name);
            if (said != null) {
                title.append(title.isEmpty() ? "" : ", ").append(said);
            }
        }
        var moves = plies();
        title.append(title.isEmpty() ? "" : ": ").append(moves).append(moves == 1 ? " move" : " moves");
        var result = result(headers);
        return result == null ? title.toString() : title + ", " + result;
    }

    /** The result as it is written; who has won where a header tells that alone. */
    private @Nullable String result(Value headers) {
        var written = get(record(), "result");
        var winner = headers.isNull() ? null : header(headers, "Winner");
        if (winner != null && (written.isNull() || written.asString().equals("*"))) {
            return winner + " wins";
        }
        return written.isNull() ? null : written.asString();
    }

    private String players(Value headers) {
        var sides = list(positions().getLast().invokeMember("game").invokeMember("players"), Value::asString);
        boolean own = sides.stream().anyMatch(side -> player(headers, side) != null);
        var names = (own ? sides : List.of("White", "Black"))
                .stream().map(side -> player(headers, side)).toList();
        return names.stream().allMatch(Objects::isNull)
                ? ""
                : names.stream().map(name -> name == null ? "?" : name).collect(Collectors.joining(" - "));
    }

    /** Who plays a side; records of xiangqi call White Red. */
    private static @Nullable String player(Value headers, String side) {
        var name = header(headers, side);
        return name == null && side.equals("White") ? header(headers, "Red") : name;
    }

    /** What a header says; null when it says nothing, or question marks. */
    private static @Nullable String header(Value headers, String name) {
        if (!headers.hasHashEntry(name)) {
            return null;
        }
        var text = headers.getHashValue(name).asString();
        return text.matches("[?.]*") ? null : text;
    }

    /** The moves as the record has them. */
    List<String> moves() {
        return list(get(record(), "moves"), m -> get(m, "move")).stream()
                .filter(m -> !m.isNull())
                .map(Value::asString)
                .toList();
    }

    /** What is wrong with a move. */
    String message(Value error) {
        return "`" + get(error, "move").asString() + "` is "
                + (get(error, "cause").asString().equals("ambiguous") ? "no clear move of " : "no legal move of ")
                + get(error, "player").asString() + " in move "
                + get(error, "turn").asLong() + "\n"
                + get(error, "why").asString() + "\n"
                + "hint: the position is " + get(error, "position").asString();
    }

    /** Drawings of the last position or of all, each with the move before it, and the result. */
    String drawings(boolean each) {
        var text = new StringBuilder();
        var positions = positions();
        var moves = moves();
        int before = (int) plies() - (positions.size() - 1);
        for (int p = each && before == 0 ? 1 : positions.size() - 1; p < positions.size(); p++) {
            int move = before + p;
            text.append(move == 0 ? "" : "\n" + moves.get(move - 1)).append('\n');
            text.append(text(positions.get(p), "text")).append('\n');
        }
        var result = text(positions.getLast(), "result");
        return result == null ? text.toString() : text + "\n" + result + "\n";
    }

    /** The record in a format. */
    String converted(Value game, String format) {
        var record = library.call("converted", game, record(), format);
        return library.call("write-records", format, library.vector(record)).asString();
    }

    /** A text that a position has; null when it has none. */
    static @Nullable String text(Value position, String member) {
        var text = position.invokeMember(member);
        return text.isNull() ? null : text.asString();
    }

    private static <T> List<T> list(Value array, Function<Value, T> element) {
        return LongStream.range(0, array.getArraySize())
                .mapToObj(array::getArrayElement)
                .map(element)
                .toList();
    }

    private Value get(Value map, String key) {
        return library.get(map, key);
    }
}
