package org.senet.importers;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rules of one other system. Importers hold no state. */
public interface Importer {

    /** What its files are called in messages, such as {@code Zillions of Games}. */
    String system();

    /** Whether a file is one of this system's, by its name and, where the name does not decide, by its content. */
    boolean accepts(ForeignText text);

    /** The titles of the games in a text, in the order of the text; the first one is meant when no title is given. */
    List<String> games(ForeignText text) throws IOException;

    /**
     * Imports one game.
     *
     * @param game one of the titles of {@link #games}; null for the first one
     * @throws ImportException when the text is wrong, or when a rule cannot be said in Senet
     * @throws IOException when a file that the text includes cannot be read
     */
    Imported read(ForeignText text, @Nullable String game) throws IOException;
}
