package org.senet.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files in one step: whoever reads one finds the old text or the new one, and a crash leaves one of them. */
final class WholeFile {
    private WholeFile() {}

    /**
     * Finds a file that cannot be written before anything is done.
     *
     * @throws LauncherException when its folder is not there, or a folder has its name
     */
    static void require(Path file) {
        var folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw LauncherException.usage("`" + file + "` cannot be written: it is a directory");
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw LauncherException.usage("`" + file + "` cannot be written: there is no folder `" + folder + "`");
        }
    }

    /** Writes a file, which is new or takes the place of an old one. */
    static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The same for what is no text. */
    static void write(Path file, byte[] content) throws IOException {
        require(file);
        try {
            if (!Files.exists(file) || Files.isRegularFile(file)) {
                replace(file, content);
            } else {
                // A device or a pipe: a file in its place would not be it.
                Files.write(file, content);
            }
        } catch (IOException e) {
            throw new IOException("`" + file + "` cannot be written: " + FileProblem.reason(e), e);
        }
    }

    private static void replace(Path file, byte[] content) throws IOException {
        var exists = Files.exists(file);
        var target = exists ? file.toRealPath() : file.toAbsolutePath();
        var fresh = newFile(target, file);
        try {
            Files.write(fresh, content);
            if (Files.getFileStore(target.getParent()).supportsFileAttributeView("posix")) {
                var permissions = exists
                        ? Files.getPosixFilePermissions(target)
                        : java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--");
                Files.setPosixFilePermissions(fresh, permissions);
            }
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** An empty file beside the one that is wanted. */
    private static Path newFile(Path target, Path file) throws IOException {
        try {
            return Files.createTempFile(target.getParent(), "." + target.getFileName(), ".tmp");
        } catch (AccessDeniedException e) {
            throw LauncherException.failure("`" + file + "` cannot be written: nothing may be written in its folder");
        }
    }
}
