package org.senet.importers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All importers: those that the file {@code META-INF/services/org.senet.importers.Importer} lists. */
public final class Importers {
    /** The endings of the names of files that importers may accept. */
    private static final Set<String> ENDINGS = Set.of("zrf", "ini", "rbg");

    private Importers() {}

    /** Whether a file's name is that of a file written for another system; the file need not exist. */
    public static boolean isForeign(Path file) {
        var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    /**
     * The games of a file.
     *
     * @throws ImportException when no importer accepts the file, or the text is wrong
     * @throws IOException when a file cannot be read
     */
    public static List<String> games(ForeignText text) throws IOException {
        return importer(text).games(text);
    }

    /**
     * Imports a game from a file.
     *
     * @param game its title, with small and capital letters confused, and anything but letters and digits between them; null for
     *     the first game of the file
     * @throws ImportException when no importer accepts the file, there is no such game, the text is wrong, or a rule cannot be said
     *     in Senet
     * @throws IOException when a file cannot be read
     */
    public static Imported read(ForeignText text, @Nullable String game) throws IOException {
        var importer = importer(text);
        return importer.read(text, game == null ? null : title(importer.games(text), game));
    }

    private static String title(List<String> titles, String game) {
        return titles.stream()
                .filter(game::equals)
                .findFirst()
                .or(() -> titles.stream()
                        .filter(title -> plainName(title).equals(plainName(game)))
                        .findFirst())
                .orElseThrow(() -> ImportException.of(
                        "there is no variant `" + game + "`",
                        "the games of this file are: "
                                + String.join(
                                        ", ",
                                        titles.stream()
                                                .map(Importers::plainName)
                                                .toList())));
    }

    private static Importer importer(ForeignText text) {
        return find(text)
                .orElseThrow(() -> ImportException.at(
                        text.place(0, 0), "this is not a file of a system whose rules can be imported"));
    }

    private static Optional<Importer> find(ForeignText text) {
        return ServiceLoader.load(Importer.class, Importer.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(importer -> importer.accepts(text))
                .findFirst();
    }

    /** A title as it is written on the command line and as a file's name: small letters, digits and hyphens. */
    public static String plainName(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
    }
}
