package org.senet.launcher;

import java.io.IOException;
import java.util.Locale;
import java.util.OptionalDouble;

/** How much data self-play has made. */
record SelfPlayCount(String game, long games, long rows) {
    /** @param seconds how long it took, if that is known */
    void print(Terminal terminal, boolean json, OptionalDouble seconds) throws IOException {
        if (json) {
            Json.print(terminal.out(), out -> {
                out.beginObject();
                out.name("game").value(game);
                out.name("games").value(games);
                out.name("moves").value(rows);
                if (seconds.isPresent()) {
                    out.name("seconds").value(seconds.getAsDouble());
                }
                out.endObject();
            });
            return;
        }
        terminal.out()
                .println(game + ": " + games + (games == 1 ? " game, " : " games, ") + rows
                        + (rows == 1 ? " move" : " moves")
                        + (seconds.isEmpty()
                                ? ""
                                : String.format(Locale.ROOT, ", %.0f moves a second", rows / seconds.getAsDouble())));
    }
}
