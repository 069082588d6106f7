package org.senet.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.client.EngineSpec;

/**
 * Who plays a side.
 *
 * @param who the name of one of the library's players, with options behind a colon if it takes some, or
 *     {@code FILE:FUNCTION}, or what a player's own program is called
 * @param program the player's own program, or null
 * @param file the file of a player that is named by file and function; null for other players
 */
record Seat(String who, @Nullable Value program, @Nullable String file) {
    static final String HUMAN = "human";

    private static final String SCRIPT = ".senet";

    Seat(String who, @Nullable Value program) {
        this(who, program, null);
    }

    /**
     * What the command line says of a seat.
     *
     * @param names the library's players
     */
    static Seat of(String text, Collection<String> names) {
        if (EngineSpec.isSpec(text)) {
            try {
                EngineSpec.parse(text);
            } catch (ProtocolException e) {
                throw LauncherException.usage(String.valueOf(e.getMessage()));
            }
            return new Seat(text, null);
        }
        var colon = text.lastIndexOf(':');
        if (names.contains(name(text))) {
            return new Seat(text, null);
        }
        var known = new ArrayList<>(names);
        known.addAll(EngineSpec.PROTOCOLS);
        var near = Nearest.names(name(text), known, 1);
        if (colon > 0 && (near.isEmpty() || isPath(text.substring(0, colon)))) {
            return new Seat(text, null, text.substring(0, colon));
        }
        throw LauncherException.usage(
                "there is no player `" + name(text) + "`",
                (near.isEmpty() ? "" : "did you mean `" + near.getFirst() + "`? ") + "choose from: "
                        + String.join(", ", names) + ", FILE.senet:FUNCTION, or a program such as uci:PATH");
    }

    private static boolean isPath(String text) {
        return text.endsWith(SCRIPT) || text.indexOf('/') >= 0 || Files.isRegularFile(Path.of(text));
    }

    /** What stands before the options. */
    private static String name(String text) {
        var colon = text.indexOf(':');
        return colon < 0 ? text : text.substring(0, colon);
    }

    /** The same player once more: two of them are two programs, even if they are called alike. */
    Seat again() {
        return new Seat(who, program, file);
    }

    /** The same seat, if its player's file counts from a folder. */
    Seat from(Path folder) {
        if (file == null) {
            return this;
        }
        var path = folder.resolve(file).toString();
        return new Seat(path + ":" + function(), null, path);
    }

    /** The same seat, whose player says what it thinks, if it is one of those who can. */
    Seat verbose(List<String> searching) {
        return isSearching(searching) ? new Seat(who + (who.indexOf(':') < 0 ? ":verbose" : ",verbose"), null) : this;
    }

    /** Whether its player is one of those. */
    boolean isSearching(List<String> searching) {
        return isNamed() && searching.contains(name(who));
    }

    /** Whether its player is one of the library's. */
    boolean isNamed() {
        return program == null && file == null && !isEngine();
    }

    /** Whether its player is a program that is asked by a protocol. */
    boolean isEngine() {
        return program == null && file == null && EngineSpec.isSpec(who);
    }

    boolean isHuman() {
        return program == null && who.equals(HUMAN);
    }

    /** The function of a player that has a file. */
    String function() {
        return who.substring(who.lastIndexOf(':') + 1);
    }
}
