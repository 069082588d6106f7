package org.senet.cluster;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.io.FileSystem;

/** The files of a {@link Parcel}, and no others; nobody can write. */
final class ParcelFiles implements FileSystem {
    private static final Path FOLDER = Path.of("").toAbsolutePath();

    private final Map<Path, byte[]> files = new HashMap<>();

    /** @param files texts by their absolute paths */
    ParcelFiles(Map<String, String> files) {
        files.forEach((path, text) -> this.files.put(Path.of(path), text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Path plain(Path path) {
        return FOLDER.resolve(path).normalize();
    }

    /** Whether one of the files is in this folder or below it. */
    private boolean isFolder(Path path) {
        return files.keySet().stream().anyMatch(file -> !file.equals(path) && file.startsWith(path));
    }

    private byte[] bytes(Path path) throws IOException {
        var bytes = files.get(plain(path));
        if (bytes == null) {
            throw new NoSuchFileException(path.toString());
        }
        return bytes;
    }

    @Override
    public Path parsePath(URI uri) {
        return Path.of(uri);
    }

    @Override
    public Path parsePath(String path) {
        return Path.of(path);
    }

    @Override
    public Path toAbsolutePath(Path path) {
        return FOLDER.resolve(path);
    }

    @Override
    public Path toRealPath(Path path, LinkOption... options) throws IOException {
        checkAccess(path, Set.of());
        return plain(path);
    }

    @Override
    public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... options) throws IOException {
        if (!isFolder(plain(path))) {
            bytes(path);
        }
        if (modes.contains(AccessMode.WRITE)) {
            throw new ReadOnlyFileSystemException();
        }
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        if (options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND)) {
            throw new ReadOnlyFileSystemException();
        }
        return new Bytes(bytes(path));
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        boolean folder = isFolder(plain(path));
        return Map.of(
                "size",
                folder ? 0L : (long) bytes(path).length,
                "isDirectory",
                folder,
                "isRegularFile",
                !folder,
                "isSymbolicLink",
                false,
                "isOther",
                false);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter) {
        throw new UnsupportedOperationException("folders are not listed here");
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) {
        throw new ReadOnlyFileSystemException();
    }

    @Override
    public void delete(Path path) {
        throw new ReadOnlyFileSystemException();
    }

    /** A file that is read. */
    private static final class Bytes implements SeekableByteChannel {
        private final ByteBuffer bytes;
        private boolean closed;

        Bytes(byte[] bytes) {
            this.bytes = ByteBuffer.wrap(bytes);
        }

        @Override
        public int read(ByteBuffer target) {
            if (!bytes.hasRemaining()) {
                return -1;
            }
            int length = Math.min(target.remaining(), bytes.remaining());
            target.put(bytes.slice(bytes.position(), length));
            bytes.position(bytes.position() + length);
            return length;
        }

        @Override
        public int write(ByteBuffer source) {
            throw new NonWritableChannelException();
        }

        @Override
        public long position() {
            return bytes.position();
        }

        @Override
        public SeekableByteChannel position(long position) {
            bytes.position((int) Math.min(position, bytes.limit()));
            return this;
        }

        @Override
        public long size() {
            return bytes.limit();
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
