package org.senet.runtime;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.senet.api.GameCollection;

/** The collections of games that are where the language is: on the class path or the module path. Thread-safe. */
public final class GameCollections {
    private static final List<GameCollection> ALL =
            ServiceLoader.load(GameCollection.class, SenetLanguage.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private GameCollections() {}

    /** The names of all games in them. */
    public static Stream<String> names() {
        return ALL.stream().flatMap(collection -> collection.names().stream());
    }

    /** A game's script, from the first collection that has one of that name. */
    public static Optional<String> script(String name) {
        return ALL.stream()
                .flatMap(collection -> collection.script(name).stream())
                .findFirst();
    }
}
