package org.senet.cluster;

import java.io.IOException;
import java.net.URI;
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
import org.senet.cluster.files.ReadOnlyBytes;

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
        return new ReadOnlyBytes(bytes(path));
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
}
