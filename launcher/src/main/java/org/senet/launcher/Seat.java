package org.senet.launcher;

import java.nio.file.Path;
import java.util.Collection;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * Who plays a side.
 *
 * @param who the name of one of the library's players, or {@code FILE:FUNCTION}, or what a player's own program is called
 * @param program the player's own program, or null
 */
record Seat(String who, @Nullable Value program) {
    static final String HUMAN = "human";

    /**
     * What the command line says of a seat.
     *
     * @param names the library's players
     */
    static Seat of(String text, Collection<String> names) {
        if (names.contains(text) || text.indexOf(':') > 0) {
            return new Seat(text, null);
        }
        throw LauncherException.usage(
                "there is no player `" + text + "`",
                "choose from: " + String.join(", ", names) + ", or FILE.senet:FUNCTION");
    }

    /** The same seat, if its player's file counts from a folder. */
    Seat from(Path folder) {
        var file = file();
        return file == null ? this : new Seat(folder.resolve(file) + ":" + function(), null);
    }

    boolean isHuman() {
        return program == null && who.equals(HUMAN);
    }

    /** The file of a player that the command line names by file and function; null for other players. */
    @Nullable
    String file() {
        return program == null && who.indexOf(':') > 0 ? who.substring(0, who.lastIndexOf(':')) : null;
    }

    /** The function of a player that has a file. */
    String function() {
        return who.substring(who.lastIndexOf(':') + 1);
    }
}
