package org.senet.launcher.nrepl;

import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What programs read: the client whose evaluation runs is asked for it. Thread-safe. */
final class ClientInput extends InputStream {
    private @Nullable Request client;
    private byte[] text = {};
    private int at;
    private boolean isAtEnd;

    /** Forgets what has not been read, and asks another client from now on. */
    synchronized void setClient(@Nullable Request request) {
        client = request;
        text = new byte[0];
        at = 0;
        isAtEnd = false;
    }

    /** Takes what a client sends; an empty text is the end of the input. */
    synchronized void supply(String more) {
        var old = new String(text, at, text.length - at, StandardCharsets.UTF_8);
        text = (old + more).getBytes(StandardCharsets.UTF_8);
        at = 0;
        isAtEnd |= more.isEmpty();
        notifyAll();
    }

    @Override
    public synchronized int read() throws InterruptedIOException {
        return await() ? text[at++] & 0xff : -1;
    }

    @Override
    public synchronized int read(byte[] buffer, int from, int length) throws InterruptedIOException {
        if (length == 0) {
            return 0;
        }
        if (!await()) {
            return -1;
        }
        int count = Math.min(length, text.length - at);
        System.arraycopy(text, at, buffer, from, count);
        at += count;
        return count;
    }

    @Override
    public synchronized int available() {
        return text.length - at;
    }

    /** Waits until there is something to read; false at the end of the input. */
    private boolean await() throws InterruptedIOException {
        boolean asked = false;
        while (at == text.length && !isAtEnd && client != null) {
            if (!asked) {
                client.answer(Map.of("status", List.of("need-input")));
                asked = true;
            }
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted");
            }
        }
        boolean more = at < text.length;
        isAtEnd &= more;
        return more;
    }
}
