package org.senet.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

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
        var target = file.toAbsolutePath();
        var fresh = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".tmp");
        try {
            try (var out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
                content.write(out);
            }
            if (Files.getFileStore(fresh).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(
                        fresh, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
            }
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
