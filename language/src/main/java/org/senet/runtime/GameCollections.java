package org.senet.runtime;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.api.GameCollection;

/** The collections of games that are where the language is: on the class path or the module path. Thread-safe. */
public final class GameCollections {
    private static final List<GameCollection> ALL =
            ServiceLoader.load(GameCollection.class, SenetLanguage.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private static final String SUFFIX = ".senet";
    private static final Map<String, Source> SOURCES = new ConcurrentHashMap<>();

    private GameCollections() {}

    /** The names of all games in them. */
    public static Stream<String> names() {
        return ALL.stream().flatMap(collection -> collection.names().stream());
    }

    /**
     * A game's script as a source without a file, or null when there is no such game. It is the same object each time, since
     * engines forget the code of sources that nobody has.
     */
    public static @Nullable Source source(String name) {
        var known = SOURCES.get(name);
        if (known != null) {
            return known;
        }
        return script(name)
                .map(text ->
                        Source.newBuilder(SenetLanguage.ID, text, name + SUFFIX).build())
                .map(made -> Objects.requireNonNullElse(SOURCES.putIfAbsent(name, made), made))
                .orElse(null);
    }

    /**
     * The script of another game, which the script of a game includes: their texts are where no folder is.
     *
     * @param including the program that includes, or null
     * @param file the name of the file that is included
     * @return the script, or null when this is not about two games of the collections
     */
    public static @Nullable Source beside(@Nullable Source including, String file) {
        boolean bundled = including != null
                && including.getPath() == null
                && including.getName().endsWith(SUFFIX)
                && script(base(including.getName())).isPresent();
        return bundled && file.endsWith(SUFFIX) ? source(base(file)) : null;
    }

    private static String base(String file) {
        return file.substring(0, file.length() - SUFFIX.length());
    }

    /** A game's script, from the first collection that has one of that name. */
    public static Optional<String> script(String name) {
        return ALL.stream()
                .flatMap(collection -> collection.script(name).stream())
                .findFirst();
    }
}
