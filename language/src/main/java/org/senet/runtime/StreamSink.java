package org.senet.runtime;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The standard output, or that for errors, as the host gives it. Thread-safe. */
final class StreamSink extends TextSink {
    private final PrintStream stream;

    StreamSink(OutputStream stream) {
        this.stream = new PrintStream(stream, false, StandardCharsets.UTF_8);
    }

    /** Prints text; the end of a line also flushes. */
    @Override
    public void append(String text) {
        stream.print(text);
        if (text.endsWith("\n")) {
            stream.flush();
        }
    }

    @Override
    public void flush() {
        stream.flush();
    }

    @Override
    public void close() {
        stream.flush();
    }
}
