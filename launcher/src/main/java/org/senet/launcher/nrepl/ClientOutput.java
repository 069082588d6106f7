package org.senet.launcher.nrepl;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What programs print, sent to the client whose evaluation runs; what is printed while none runs goes to the server's own output.
 * Lines are sent as they become whole. Thread-safe.
 */
final class ClientOutput extends OutputStream {
    private static final int MOST_BYTES = 4096;

    private final String key;
    private final PrintStream own;
    private final ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);
    private final CharsetDecoder decoder =
            StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
    private @Nullable Request client;

    /**
     * @param key {@code out} or {@code err}
     * @param own the server's own output
     */
    ClientOutput(String key, PrintStream own) {
        this.key = key;
        this.own = own;
    }

    /** Sends what is left to the client so far, and what comes from now on to another. */
    synchronized void setClient(@Nullable Request request) {
        send();
        client = request;
        bytes.clear();
        decoder.reset();
    }

    @Override
    public synchronized void write(int b) {
        bytes.put((byte) b);
        if (b == '\n' || !bytes.hasRemaining()) {
            send();
        }
    }

    @Override
    public synchronized void write(byte[] text, int from, int length) {
        boolean hasLine = false;
        for (int i = from; i < from + length; i++) {
            bytes.put(text[i]);
            hasLine |= text[i] == '\n';
            if (!bytes.hasRemaining()) {
                send();
            }
        }
        if (hasLine) {
            send();
        }
    }

    @Override
    public synchronized void flush() {
        send();
    }

    /** Sends all whole characters. */
    private void send() {
        bytes.flip();
        var text = CharBuffer.allocate(bytes.remaining());
        decoder.decode(bytes, text, false);
        bytes.compact();
        if (!text.flip().hasRemaining()) {
            return;
        }
        if (client == null) {
            own.print(text);
            own.flush();
        } else {
            client.answer(Map.of(key, text.toString()));
        }
    }
}
