package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

/** A game on the terminal that is written to a file at its end. */
final class KeptGame {
    private static final String LIBRARY = "senet.people";

    private final String name;
    private final GameFile file;
    private @Nullable IOException problem;

    private KeptGame(String name) {
        this.name = name;
        file = GameFile.of(name);
    }

    /** @throws LauncherException when the name ends in no format, or the file cannot be there */
    static KeptGame of(String name) {
        return new KeptGame(name);
    }

    /** Tells what games that are saved say of themselves and their players. */
    static void name(GameSession session, Map<String, Seat> seats) {
        var sides = List.copyOf(seats.keySet());
        var names = seats.values().stream().map(Seat::who).toList();
        var headers = GameFile.headers(session.game().name(), 0, sides, names);
        headers.remove("Round");
        var words = new ArrayList<Object>();
        headers.forEach((header, value) -> words.addAll(List.of(header, value)));
        Scripts.library(session.context(), LIBRARY, "name-game").executeVoid(ProxyArray.fromList(words));
    }

    /**
     * Has the next game written.
     *
     * @throws LauncherException when the format is not made for the game
     */
    void begin(GameSession session) {
        file.check(session.context(), session.start());
        ProxyExecutable write = texts -> write(texts[0].asString());
        Scripts.library(session.context(), LIBRARY, "keep-game").executeVoid(name, write);
    }

    private boolean write(String text) {
        try {
            WholeFile.write(Path.of(name), text);
            return true;
        } catch (IOException e) {
            problem = e;
            return false;
        }
    }

    /** @throws IOException when the game could not be written */
    void end() throws IOException {
        if (problem != null) {
            throw problem;
        }
    }
}
