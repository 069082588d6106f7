package org.senet.launcher.lsp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/** Finds names in a text and in all that have to do with it. Used by one thread. */
final class Program {
    private final Documents documents;
    private final Analyst analyst;
    private final LibraryFiles library;

    Program(Documents documents, Analyst analyst, LibraryFiles library) {
        this.documents = documents;
        this.analyst = analyst;
        this.library = library;
    }

    /** A name in a text, and what it stands for. */
    record Found(Analysis analysis, Analysis.Use use, Analysis.Entity entity) {}

    /** A place of a name in a text that can be shown. */
    record Spot(Document document, int start, int end, int role) {
        Location location() {
            return new Location(document.uri(), document.range(start, end));
        }
    }

    /** What stands at an offset of a text. */
    Optional<Found> at(Document document, int offset) {
        var analysis = analyst.analysis(document);
        return analysis.useAt(0, offset)
                .map(use -> new Found(analysis, use, analysis.entities().get(use.entity())));
    }

    /** The document of a file of an analysis; null for a file that cannot be read. */
    @Nullable
    Document document(Analysis analysis, int file, Document main) {
        if (file == 0) {
            return main;
        }
        var path = analysis.files().get(file);
        var resource = library.file(path);
        try {
            return documents.file(resource != null ? resource : Path.of(path).normalize());
        } catch (java.nio.file.InvalidPathException e) {
            return null;
        }
    }

    /** Where a name is defined: in the program, or in the library. */
    List<Spot> definitions(Found found, Document main) {
        var spots = new ArrayList<Spot>();
        for (var place : found.analysis().definitions(found.use().entity())) {
            var document = document(found.analysis(), place[0], main);
            if (document != null) {
                spots.add(new Spot(document, place[1], place[2], Analysis.DEFINITION));
            }
        }
        if (spots.isEmpty() && !found.entity().namespace().isEmpty()) {
            var described =
                    analyst.describe(found.entity().namespace(), found.entity().name());
            var file = described == null || described.file() == null ? null : library.file(described.file());
            var document = file == null ? null : documents.file(file);
            if (described != null && document != null) {
                int name = document.text().indexOf(found.entity().name(), described.start());
                int start = name < 0 ? described.start() : name;
                spots.add(
                        new Spot(document, start, start + found.entity().name().length(), Analysis.DEFINITION));
            }
        }
        if (spots.isEmpty()) {
            elsewhere(found, main, spots);
        }
        return spots;
    }

    /** A name of another namespace of the workspace is defined in a text of its own. */
    private void elsewhere(Found found, Document main, List<Spot> spots) {
        if (found.entity().kind().equals("word")
                || found.entity().isOfLibrary()
                || found.entity().isLocal()) {
            return;
        }
        for (var spot : uses(found, main)) {
            if (spot.role() == Analysis.DEFINITION) {
                spots.add(spot);
            }
        }
    }

    /** All uses of what stands at a place, in all texts that mean the same by it. */
    List<Spot> uses(Found found, Document main) {
        var seen = new HashSet<String>();
        var spots = new ArrayList<Spot>();
        add(found.analysis(), found.entity(), main, spots, seen);
        if (!found.entity().isLocal()) {
            var files = new HashSet<>(found.analysis().files());
            for (var other : documents.all()) {
                if (!other.uri().equals(main.uri()) && mayMention(other, found.entity(), files)) {
                    var analysis = analyst.analysis(other);
                    if (isSame(analysis, found, files)) {
                        add(analysis, found.entity(), other, spots, seen);
                    }
                }
            }
        }
        return spots;
    }

    /** A cheap test that leaves out most texts. */
    private static boolean mayMention(Document other, Analysis.Entity entity, HashSet<String> files) {
        // Of a text of another namespace, a program knows what it has of its macros, and no more.
        return isNamed(entity.key()) && other.text().contains(entity.name())
                || !files.contains(other.name()) && other.text().contains("(include");
    }

    /** Whether another program has a text in common with this one, or they share a namespace that has a name of its own. */
    private static boolean isSame(Analysis other, Found found, HashSet<String> files) {
        var key = found.entity().key();
        return (isNamed(key) || other.files().stream().anyMatch(files::contains)) && other.entity(key) != null;
    }

    /** Whether something belongs to a namespace that has a name of its own. */
    private static boolean isNamed(String key) {
        return !key.contains(" user/") && key.contains("/");
    }

    private void add(Analysis analysis, Analysis.Entity entity, Document main, List<Spot> spots, HashSet<String> seen) {
        for (var use : analysis.usesOf(entity.key())) {
            var document = document(analysis, use.file(), main);
            if (document != null && seen.add(document.uri() + " " + use.start())) {
                spots.add(new Spot(document, use.start(), use.end(), use.role()));
            }
        }
    }

    /** Whether a text belongs to the library. */
    boolean isLibrary(Document document) {
        var path = document.path();
        return path != null && path.toString().contains("senet-library");
    }
}
