package org.senet.launcher;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/**
 * A game of a file, played again by the library {@code senet.records}.
 *
 * @param value what {@code replay} or {@code replay-briefly} returns
 * @param maps reads it
 */
record Replay(Value value, RecordMaps maps) {
    private static final String LIBRARY = "senet.records";
    private static final List<String> WHERE = List.of("Event", "Site", "Date");

    /** A function of the library of records. */
    static Value library(Context context, String function) {
        return Scripts.library(context, LIBRARY, function);
    }

    /**
     * Plays the moves of a record.
     *
     * @param brief whether the last position is enough, if all moves are legal
     * @throws org.graalvm.polyglot.PolyglotException when the position is not understood with which it begins
     */
    static Replay of(GameSession session, RecordMaps maps, Value record, boolean brief) {
        var context = session.context();
        library(context, "start-of").execute(session.game(), record);
        if (brief) {
            var value = library(context, "replay-briefly").execute(session.game(), record);
            if (!value.isNull()) {
                return new Replay(value, maps);
            }
        }
        return new Replay(library(context, "replay").execute(session.game(), record), maps);
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
    List<Position> positions() {
        return Members.list(get(value, "positions"), position -> position.as(Position.class));
    }

    /** What is wrong, in the order of the moves. */
    List<Value> errors() {
        return Members.list(get(value, "errors"), error -> error);
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
        var result = get(record(), "result");
        return result.isNull() ? title.toString() : title + ", " + result.asString();
    }

    private static String players(Value headers) {
        var white = header(headers, "White");
        var black = header(headers, "Black");
        return white == null && black == null
                ? ""
                : (white == null ? "?" : white) + " - " + (black == null ? "?" : black);
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
        return Members.list(get(record(), "moves"), m -> get(m, "move")).stream()
                .filter(m -> !m.isNull())
                .map(Value::asString)
                .toList();
    }

    /** What is wrong with a move. */
    String message(Value error) {
        return "`" + get(error, "move").asString() + "` is no legal move of "
                + get(error, "player").asString() + " in move "
                + get(error, "turn").asLong() + "\n"
                + get(error, "why").asString() + "\n"
                + "hint: the position is " + get(error, "position").asString();
    }

    private Value get(Value map, String key) {
        return maps.get(map, key);
    }
}
