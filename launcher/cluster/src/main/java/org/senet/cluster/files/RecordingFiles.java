package org.senet.cluster.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.graalvm.polyglot.io.FileSystem;

/** The files of this machine; remembers which ones a script has read. Thread-safe. */
public final class RecordingFiles extends ForwardingFiles {
    private final Set<Path> read = new ConcurrentSkipListSet<>();

    public RecordingFiles() {
        super(FileSystem.newDefaultFileSystem());
    }

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
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        var channel = super.newByteChannel(path, options, attributes);
        if (!options.contains(StandardOpenOption.WRITE) && !options.contains(StandardOpenOption.APPEND)) {
            read.add(path.toAbsolutePath().normalize());
        }
        return channel;
    }
}
