package org.senet.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** A file that is written beside its place, and put there when it is complete. */
final class FreshFile implements AutoCloseable {
    private final Path target;
    private final Path fresh;
    private final OutputStream out;

    /** @throws IOException when nothing can be written in the folder of the file */
    FreshFile(Path file) throws IOException {
        target = file.toAbsolutePath();
        fresh = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".tmp");
        // An interruption may come while the writer is still being made.
        fresh.toFile().deleteOnExit();
        out = new BufferedOutputStream(Files.newOutputStream(fresh));
    }

    /** Takes what the file has. */
    OutputStream out() {
        return out;
    }

    /** Puts the file in its place, where it replaces an old one. */
    void complete() throws IOException {
        out.close();
        if (Files.getFileStore(fresh).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-r--r--"));
        }
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes what is not complete. */
    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
