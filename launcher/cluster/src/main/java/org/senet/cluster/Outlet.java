package org.senet.cluster;

import java.io.IOException;
import java.util.List;

/** Where the moves go that self-play makes. Thread-safe. */
@FunctionalInterface
public interface Outlet {
    /** For work that makes none. */
    Outlet NONE = (unit, samples) -> {
        throw new IllegalStateException("nothing is to be put away");
    };

    /**
     * Puts the moves of a unit away. The same unit may come again, with the same moves.
     *
     * @throws IOException when they cannot be written
     */
    void put(int unit, List<Sample> samples) throws IOException;

    /** A game, by its number, has failed, and its unit will not come. */
    default void failed(long game) {
        // Whoever plays the games hears of it by the exception.
    }
}
