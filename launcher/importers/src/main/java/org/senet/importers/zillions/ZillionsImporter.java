package org.senet.importers.zillions;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Importer;

/** Imports rules files of Zillions of Games. */
public final class ZillionsImporter implements Importer {
    @Override
    public String system() {
        return "Zillions of Games";
    }

    @Override
    public boolean accepts(ForeignText text) {
        return text.file().toString().toLowerCase(Locale.ROOT).endsWith(".zrf");
    }

    @Override
    public List<String> games(ForeignText text) throws IOException {
        return Rules.titles(new MacroExpander().expand(text), text.place(0, 0));
    }

    @Override
    public Imported read(ForeignText text, @Nullable String game) throws IOException {
        var games = Rules.of(new MacroExpander().expand(text), text.place(0, 0));
        var rules = games.stream()
                .filter(each -> game == null || each.title().equals(game))
                .findFirst()
                .orElseThrow(() -> ImportException.of("there is no variant `" + game + "`"));
        return GameWriter.write(rules);
    }
}
