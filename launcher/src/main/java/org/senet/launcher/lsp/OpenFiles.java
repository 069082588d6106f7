package org.senet.launcher.lsp;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;
import org.graalvm.polyglot.io.FileSystem;
import org.senet.cluster.files.ForwardingFiles;
import org.senet.cluster.files.ReadOnlyBytes;

/** The files as programs see them while an editor shows them: nothing can be written, and open texts are as they are shown. */
final class OpenFiles extends ForwardingFiles {
    private final Documents documents;

    OpenFiles(Documents documents) {
        super(FileSystem.newReadOnlyFileSystem(FileSystem.newDefaultFileSystem()));
        this.documents = documents;
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        var document = documents.openFile(path);
        return document == null
                ? super.newByteChannel(path, options, attributes)
                : new ReadOnlyBytes(document.text().getBytes(StandardCharsets.UTF_8));
    }
}
