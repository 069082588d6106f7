package org.senet.games;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.senet.api.GameCollection;

/** The games that come with Senet. Stateless. */
public final class BundledGames implements GameCollection {
    private static final String FOLDER = "/games/";
    private static final String SUFFIX = ".senet";
    /** The names, one in each line; the build writes them, because a folder in a jar cannot be listed everywhere. */
    private static final String INDEX = FOLDER + "index";

    /** For {@link java.util.ServiceLoader}. */
    public BundledGames() {}

    @Override
    public List<String> names() {
        return read(INDEX).lines().toList();
    }

    @Override
    public Optional<String> script(String name) {
        return names().contains(name) ? Optional.of(read(FOLDER + name + SUFFIX)) : Optional.empty();
    }

    private static String read(String resource) {
        try (var in = BundledGames.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new FileNotFoundException("the resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
