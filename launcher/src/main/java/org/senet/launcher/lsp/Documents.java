package org.senet.launcher.lsp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The open texts, and the files of the open folders. Thread-safe. */
final class Documents {
    private static final int MOST_FILES = 2_000;
    private static final long LARGEST_FILE = 2_000_000;
    private static final String SUFFIX = ".senet";

    private final Map<String, Document> open = new ConcurrentHashMap<>();
    private final List<Path> folders = new CopyOnWriteArrayList<>();
    private final AtomicLong changes = new AtomicLong();

    void put(Document document) {
        open.put(document.uri(), document);
        changes.incrementAndGet();
    }

    void remove(String uri) {
        open.remove(uri);
        changes.incrementAndGet();
    }

    /** Notes that some file has changed. */
    void touch() {
        changes.incrementAndGet();
    }

    /** A number that grows with each change of any text. */
    long changes() {
        return changes.get();
    }

    void addFolder(@Nullable Path folder) {
        if (folder != null && !folders.contains(folder)) {
            folders.add(folder);
        }
    }

    void removeFolder(@Nullable Path folder) {
        folders.remove(folder);
    }

    Collection<Document> open() {
        return List.copyOf(open.values());
    }

    @Nullable
    Document find(String uri) {
        return open.get(uri);
    }

    /** The open text of a file, or null. */
    @Nullable
    Document openFile(Path path) {
        var normal = path.toAbsolutePath().normalize();
        for (var document : open.values()) {
            if (normal.equals(document.path())) {
                return document;
            }
        }
        return null;
    }

    /** A file as it is open, or else as it is on the disk; null when it cannot be read. */
    @Nullable
    Document file(Path path) {
        var document = openFile(path);
        if (document != null) {
            return document;
        }
        try {
            if (Files.isRegularFile(path) && Files.size(path) <= LARGEST_FILE) {
                return new Document(path.toUri().toString(), 0, Files.readString(path));
            }
        } catch (IOException e) {
            // Whoever wants to see the text will be told by the editor.
        }
        return null;
    }

    /** The open scripts and those in the open folders. */
    List<Document> all() {
        var paths = new ArrayList<Path>();
        for (var folder : folders) {
            try (Stream<Path> files = Files.walk(folder, 12)) {
                files.filter(Documents::isScript).limit(MOST_FILES).forEach(paths::add);
            } catch (IOException | java.io.UncheckedIOException e) {
                // A folder that cannot be read has no scripts.
            }
        }
        var documents = new ArrayList<>(open());
        for (var path : paths) {
            if (openFile(path) == null) {
                var document = file(path);
                if (document != null) {
                    documents.add(document);
                }
            }
        }
        return documents;
    }

    private static boolean isScript(Path path) {
        for (var part : path) {
            var name = part.toString();
            if (name.startsWith(".") && name.length() > 2 || name.equals("node_modules") || name.equals("target")) {
                return false;
            }
        }
        return path.toString().endsWith(SUFFIX);
    }
}
