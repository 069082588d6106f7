package org.senet.launcher.lsp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The texts of the library as files, so that editors can show them: copies, made when first asked for, in a folder that is
 * removed at the end. Used by one thread.
 */
final class LibraryFiles implements AutoCloseable {
    private final Map<String, Path> copies = new HashMap<>();
    private @Nullable Path folder;

    /** The file with a text of the library, such as {@code senet/core.senet}; null when there is none. */
    @Nullable
    Path file(String resource) {
        if (!resource.startsWith("senet/") || resource.contains("..")) {
            return null;
        }
        var known = copies.get(resource);
        if (known != null && Files.exists(known)) {
            return known;
        }
        try (var text = LibraryFiles.class.getClassLoader().getResourceAsStream(resource)) {
            if (text == null) {
                return null;
            }
            var copy = copy(resource, text);
            copies.put(resource, copy);
            return copy;
        } catch (IOException e) {
            return null;
        }
    }

    private Path copy(String resource, InputStream text) throws IOException {
        if (folder == null) {
            folder = Files.createTempDirectory("senet-library");
        }
        var copy = folder.resolve(resource);
        Files.createDirectories(Objects.requireNonNull(copy.getParent()));
        Files.copy(text, copy, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        // It is shown, and not edited.
        copy.toFile().setReadOnly();
        return copy;
    }

    @Override
    public void close() {
        if (folder == null) {
            return;
        }
        try (var files = Files.walk(folder)) {
            files.sorted(java.util.Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // The system clears its folder of temporary files itself.
        }
    }
}
