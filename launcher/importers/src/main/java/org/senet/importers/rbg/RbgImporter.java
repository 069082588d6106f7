package org.senet.importers.rbg;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.Imported;
import org.senet.importers.Importer;

/**
 * Imports games in the language of Regular Boardgames. Source: Kowalski, Mika, Sutowicz, Szykuła, "Regular Boardgames", AAAI 2019.
 */
public final class RbgImporter implements Importer {
    @Override
    public String system() {
        return "Regular Boardgames";
    }

    @Override
    public boolean accepts(ForeignText text) {
        return text.file().toString().toLowerCase(Locale.ROOT).endsWith(".rbg");
    }

    /** A text has one game, whose title is the comment in its first line, or else the name of the file. */
    @Override
    public List<String> games(ForeignText text) {
        return List.of(title(text));
    }

    @Override
    public Imported read(ForeignText text, @Nullable String game) throws IOException {
        return GameText.write(text, title(text));
    }

    private static String title(ForeignText text) {
        var first = text.text().lines().findFirst().orElse("").strip();
        if (first.matches("//+\\s*[\\p{L}\\p{N}].{0,59}")) {
            return first.replaceFirst("^/+\\s*", "");
        }
        var name = String.valueOf(text.file().getFileName());
        return name.replaceFirst("\\.[^.]*$", "");
    }
}
