package org.senet.launcher;

import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.display.ErrorReport;

/**
 * A game of a file, played again by the library {@code senet.records}.
 *
 * @param value what {@code replay} returns
 */
record Replay(Value value) {
    private static final String LIBRARY = "senet.records";
    private static final List<String> WHERE = List.of("Event", "Site", "Date");

    /** A function of the library of records. */
    static Value library(Context context, String function) {
        return Scripts.library(context, LIBRARY, function);
    }

    /**
     * Plays the moves of a record.
     *
     * @param name what the record is called in messages
     * @throws LauncherException when the position is not understood with which it begins
     */
    static Replay of(GameSession session, Value record, String name) {
        var context = session.context();
        try {
            library(context, "start-of").execute(session.game(), record);
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            throw LauncherException.failure(name + " does not begin: " + e.getMessage());
        }
        return new Replay(library(context, "replay").execute(session.game(), record));
    }

    /** The record, in which each legal move is told in full. */
    Value record() {
        return get(value, "record");
    }

    /** The positions of the game, from its start to the last that was reached. */
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
        var moves = positions().size() - 1;
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

    /**
     * An error, with its place in the file.
     *
     * @param text the text of the file
     */
    static ErrorReport report(Value error, Path file, String text) {
        var move = get(error, "move").asString();
        var message =
                "`" + move + "` is no legal move of " + get(error, "player").asString() + " in move "
                        + get(error, "turn").asLong() + "\n"
                        + get(error, "why").asString() + "\n"
                        + "hint: the position is " + get(error, "position").asString();
        var line = get(error, "line");
        var place = line.isNull()
                ? null
                : ErrorReport.Place.in(
                        file, text, line.asInt(), get(error, "column").asInt(), move.length());
        return new ErrorReport(message, place, List.of());
    }

    /** The value of a keyword in a map of the language; null's value when there is none. */
    private static Value get(Value map, String key) {
        var context = map.getContext();
        return context.eval(Scripts.LANGUAGE, "get").execute(map, context.eval(Scripts.LANGUAGE, ":" + key));
    }
}
