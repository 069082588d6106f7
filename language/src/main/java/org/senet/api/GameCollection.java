package org.senet.api;

import java.util.List;
import java.util.Optional;

/**
 * Games that programs find by name: the scripts in a jar. A jar offers them as a service, for {@link java.util.ServiceLoader}; the
 * games that come with Senet are one such collection. Thread-safe.
 */
public interface GameCollection {
    /** The games' names: letters, digits and hyphens. */
    List<String> names();

    /**
     * A game's script.
     *
     * @return the text, or nothing when there is no game of that name
     * @throws java.io.UncheckedIOException when it cannot be read
     */
    Optional<String> script(String name);
}
