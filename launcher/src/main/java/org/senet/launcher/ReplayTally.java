package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/** What became of the games of a file. */
final class ReplayTally {
    private final Map<Cause, Integer> refused = new EnumMap<>(Cause.class);
    private int games;
    private long plies;

    /** Why a game is refused. */
    enum Cause {
        UNREADABLE("not understood"),
        START("with a position that is not understood"),
        ILLEGAL("with an illegal move"),
        RESULT("with a result that is not that of the board");

        private final String words;

        Cause(String words) {
            this.words = words;
        }

        String key() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    void accept(long moves) {
        games++;
        plies += moves;
    }

    /** @param moves how many moves were legal */
    void refuse(Cause cause, long moves) {
        games++;
        plies += moves;
        refused.merge(cause, 1, Integer::sum);
    }

    int games() {
        return games;
    }

    int refused() {
        return refused.values().stream().mapToInt(n -> n).sum();
    }

    /** All in one line. */
    String summary() {
        var text = new StringBuilder(counted(games, "game") + ", " + counted(plies, "move") + ": " + (games - refused())
                + " accepted, " + refused() + " refused");
        var sign = " (";
        for (var entry : refused.entrySet()) {
            text.append(sign).append(entry.getValue()).append(' ').append(entry.getKey().words);
            sign = ", ";
        }
        return text.append(refused.isEmpty() ? "" : ")").toString();
    }

    private static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("games").value(games);
        json.name("plies").value(plies);
        json.name("accepted").value(games - refused());
        json.name("refused").beginObject();
        for (var entry : refused.entrySet()) {
            json.name(entry.getKey().key()).value(entry.getValue());
        }
        json.endObject().endObject();
    }
}
