package org.senet.launcher.lsp;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.io.FileSystem;

/** The files as programs see them while an editor shows them: nothing can be written, and open texts are as they are shown. */
final class OpenFiles implements FileSystem {
    private final FileSystem files = FileSystem.newReadOnlyFileSystem(FileSystem.newDefaultFileSystem());
    private final Documents documents;

    OpenFiles(Documents documents) {
        this.documents = documents;
    }

    @Override
    public Path parsePath(URI uri) {
        return files.parsePath(uri);
    }

    @Override
    public Path parsePath(String path) {
        return files.parsePath(path);
    }

    @Override
    public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... options) throws IOException {
        files.checkAccess(path, modes, options);
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        files.createDirectory(path, attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        files.delete(path);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        var document = documents.openFile(path);
        return document == null
                ? files.newByteChannel(path, options, attributes)
                : new Bytes(document.text().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        return files.newDirectoryStream(folder, filter);
    }

    @Override
    public Path toAbsolutePath(Path path) {
        return files.toAbsolutePath(path);
    }

    @Override
    public Path toRealPath(Path path, LinkOption... options) throws IOException {
        return files.toRealPath(path, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        return files.readAttributes(path, attributes, options);
    }

    /** Bytes as a channel that is only read. */
    private static final class Bytes implements SeekableByteChannel {
        private final byte[] bytes;
        private long position;
        private boolean closed;

        Bytes(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read(ByteBuffer target) {
            if (position >= bytes.length) {
                return -1;
            }
            int count = (int) Math.min(target.remaining(), bytes.length - position);
            target.put(bytes, (int) position, count);
            position += count;
            return count;
        }

        @Override
        public int write(ByteBuffer source) {
            throw new NonWritableChannelException();
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long newPosition) {
            position = newPosition;
            return this;
        }

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return !closed;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
