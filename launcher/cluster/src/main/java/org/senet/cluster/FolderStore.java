package org.senet.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files in a folder, which is made if need be.
 *
 * @param folder of the file system that all who write there share
 */
public record FolderStore(Path folder) implements Store {
    @Override
    public void put(String name, Content content) throws IOException {
        Files.createDirectories(folder);
        write(folder.resolve(name), content);
    }

    /** Writes a file as a whole, beside its place at first. */
    public static void write(Path file, Content content) throws IOException {
        try (var fresh = new FreshFile(file)) {
            content.write(fresh.out());
            fresh.complete();
        }
    }
}
