package org.senet.launcher.web;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Context;
import org.senet.api.Game;

/** The games that are served. */
public interface Library {
    /** The names of the games, in alphabetical order. */
    List<String> names() throws IOException;

    /** The game of a name; empty when there is none of that name. */
    Optional<Script> find(String name) throws IOException;

    /** Where a game comes from. */
    interface Script {
        /** The file that is watched; empty for bundled games. */
        Optional<Path> file();

        /**
         * Loads the game.
         *
         * @throws org.graalvm.polyglot.PolyglotException when the script fails
         */
        Game open(Context context) throws IOException;
    }
}
