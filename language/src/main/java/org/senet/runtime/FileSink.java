package org.senet.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A file that is being written, in UTF-8. */
public final class FileSink extends TextSink {
    private final BufferedWriter writer;

    /** Takes over a writer, which {@link #close()} closes. */
    public FileSink(BufferedWriter writer) {
        this.writer = writer;
    }

    @Override
    public void append(String text) {
        use(() -> writer.write(text));
    }

    @Override
    public void flush() {
        use(writer::flush);
    }

    @Override
    public void close() {
        use(writer::close);
    }

    /** An action on the file. */
    private interface Action {
        void run() throws IOException;
    }

    private static void use(Action action) {
        try {
            action.run();
        } catch (IOException e) {
            throw new UncheckedIOException(new IOException("the file cannot be written: " + e.getMessage(), e));
        }
    }
}
