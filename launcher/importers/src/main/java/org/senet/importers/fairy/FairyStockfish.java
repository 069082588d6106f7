package org.senet.importers.fairy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Imported.Note;
import org.senet.importers.Importer;
import org.senet.importers.LinePlaces;
import org.senet.importers.fairy.Ini.Section;

/** Variants as Fairy-Stockfish defines them in files such as {@code variants.ini}. */
public final class FairyStockfish implements Importer {
    private static final Path BUILT_IN_FILE = Path.of("built-in.ini");
    private static final Ini BUILT_IN = Ini.parse(builtIn());

    /** Whether a text is that of the variants that files presuppose. */
    static boolean isBuiltIn(ForeignText text) {
        return text.file().equals(BUILT_IN_FILE);
    }

    private static ForeignText builtIn() {
        try (var stream = FairyStockfish.class.getResourceAsStream("built-in.ini")) {
            if (stream == null) {
                throw new IllegalStateException("built-in.ini is missing");
            }
            return new ForeignText(BUILT_IN_FILE, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String system() {
        return "Fairy-Stockfish";
    }

    @Override
    public boolean accepts(ForeignText text) {
        return String.valueOf(text.file().getFileName())
                .toLowerCase(java.util.Locale.ROOT)
                .endsWith(".ini");
    }

    @Override
    public List<String> games(ForeignText text) {
        var names = List.copyOf(Ini.parse(text).sections().keySet());
        if (names.isEmpty()) {
            throw ImportException.at(
                    text.place(0, 0), "there is no variant in this file: expected a section such as `[name:chess]`");
        }
        return names;
    }

    @Override
    public Imported read(ForeignText text, @Nullable String game) {
        var ini = Ini.parse(text);
        var name = game == null ? games(text).getFirst() : game;
        var section = ini.section(name).orElseThrow(() -> ImportException.of("there is no variant `" + name + "`"));
        var notes = new ArrayList<Note>();
        var setup = setup(ini, section, new TreeSet<>(), notes);
        var variant = new Variant(name, setup);
        var comments = new ArrayList<String>();
        comments.add(name);
        comments.addAll(section.comments());
        var places = new LinePlaces();
        places.put(1, section.place());
        return new Imported(name, new GameText(variant).text(comments), notes, places);
    }

    private static Setup setup(Ini ini, Section section, Set<String> seen, List<Note> notes) {
        if (!seen.add(section.name())) {
            throw ImportException.at(section.place(), "the variant `" + section.name() + "` inherits from itself");
        }
        var parent = section.parent();
        Setup from;
        if (parent == null) {
            from = Setup.empty(section.place());
        } else {
            var own = ini.section(parent);
            var found = own.isPresent() && !parent.equals(section.name()) ? own : BUILT_IN.section(parent);
            from = setup(
                    found.isPresent() && found.equals(own) ? ini : BUILT_IN,
                    found.orElseThrow(() -> ImportException.at(
                            section.place(),
                            "there is no variant `" + parent + "` to inherit from",
                            "it is neither in this file nor built in")),
                    seen,
                    notes);
        }
        section.entries().values().stream()
                .filter(entry -> Keys.isIgnored(entry.key()) && ini != BUILT_IN)
                .forEach(entry -> notes.add(
                        new Note(entry.keyPlace(), "`" + entry.key() + "` is left out: it does not change the rules")));
        return from.with(section);
    }
}
