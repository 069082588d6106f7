package org.senet.launcher.protocol;

import java.io.IOException;
import java.util.function.Consumer;

/** Opens a game, for the time in which it is used. */
@FunctionalInterface
public interface Opening {
    /**
     * Opens the game.
     *
     * @param use is called with it once, in the calling thread
     * @throws IOException when a file cannot be read
     * @throws RuntimeException with a message for people, when the game cannot be loaded
     */
    void open(Consumer<Loaded> use) throws IOException;
}
