package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.senet.cluster.records.Cause;
import org.senet.cluster.records.Verdicts;

/** What became of the games of files. */
final class ReplayTally {
    private final Map<Cause, Long> refused = new EnumMap<>(Cause.class);
    private long games;
    private long plies;

    void add(Verdicts verdicts) {
        games += verdicts.games();
        plies += verdicts.plies();
        for (var verdict : verdicts.told()) {
            if (verdict.cause() != null) {
                refused.merge(verdict.cause(), 1L, Long::sum);
            }
        }
    }

    long games() {
        return games;
    }

    long refused() {
        return refused.values().stream().mapToLong(n -> n).sum();
    }

    /** All in one line. */
    String summary() {
        var text = new StringBuilder(counted(games, "game") + ", " + counted(plies, "move") + ": " + (games - refused())
                + " accepted, " + refused() + " refused");
        var sign = " (";
        for (var entry : refused.entrySet()) {
            text.append(sign)
                    .append(entry.getValue())
                    .append(' ')
                    .append(entry.getKey().words());
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
