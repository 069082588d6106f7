package org.senet.launcher;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A game of a tournament that was played.
 *
 * @param number which one, from 0
 * @param position where it began
 * @param moves the names of its moves
 * @param outcome see {@link Table.Played}
 * @param winner 0 for the side that began, 1 for the other one; -1 for a draw, and for a game that was broken off
 * @param result how it ended, in words; null when there is nothing to tell
 */
record TournamentGame(
        long number,
        String position,
        List<String> moves,
        String outcome,
        int winner,
        @Nullable String result) {

    /** Whether it has come to an end. */
    boolean isDecided() {
        return !outcome.equals("unfinished") && !outcome.equals("left");
    }

    /** What the side that began has of the point; a game without an end counts as a draw. */
    double points() {
        return winner == 0 ? 1 : winner == 1 ? 0 : 0.5;
    }

    /** The game as a line of JSON. */
    String line() throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            json.beginObject();
            json.name("number").value(number);
            json.name("position").value(position);
            json.name("moves").beginArray();
            for (var move : moves) {
                json.value(move);
            }
            json.endArray();
            json.name("outcome").value(outcome);
            json.name("winner").value(winner);
            json.name("result").value(result);
            json.endObject();
        }
        return text.toString();
    }

    /**
     * Reads such a line.
     *
     * @throws RuntimeException when it is none
     */
    static TournamentGame read(String line) {
        JsonObject object = JsonParser.parseString(line).getAsJsonObject();
        var result = object.get("result");
        return new TournamentGame(
                object.get("number").getAsLong(),
                object.get("position").getAsString(),
                StreamSupport.stream(object.getAsJsonArray("moves").spliterator(), false)
                        .map(JsonElement::getAsString)
                        .toList(),
                object.get("outcome").getAsString(),
                object.get("winner").getAsInt(),
                result == null || result.isJsonNull() ? null : result.getAsString());
    }
}
