package org.senet.cluster;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.graalvm.polyglot.io.FileSystem;

/** The files of this machine; remembers which ones a script has read. Thread-safe. */
public final class RecordingFiles implements FileSystem {
    private final FileSystem files = FileSystem.newDefaultFileSystem();
    private final Set<Path> read = new ConcurrentSkipListSet<>();

    /**
     * The texts of the files that were read, by their absolute paths.
     *
     * @param without is left out
     * @throws IOException when one cannot be read any more, or is no text in UTF-8
     */
    public Map<String, String> texts(Path without) throws IOException {
        var texts = new TreeMap<String, String>();
        for (var file : read) {
            if (!file.equals(without.toAbsolutePath().normalize())) {
                texts.put(file.toString(), Files.readString(file));
            }
        }
        return texts;
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
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        files.createDirectory(folder, attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        files.delete(path);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        var channel = files.newByteChannel(path, options, attributes);
        read.add(path.toAbsolutePath().normalize());
        return channel;
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
}
