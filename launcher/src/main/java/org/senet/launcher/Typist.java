package org.senet.launcher;

import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Both ends of a terminal at which somebody sits who types the next keys whenever a prompt appears. */
final class Typist {
    private static final String PROMPT = "=> ";

    private final Deque<String> keys;
    private final BlockingQueue<Integer> typed = new LinkedBlockingQueue<>();
    private final StringBuilder seen = new StringBuilder();

    /** @param keys what is typed at each prompt */
    Typist(List<String> keys) {
        this.keys = new ArrayDeque<>(keys);
    }

    /** What the terminal shows goes here. */
    OutputStream screen() {
        return new OutputStream() {
            @Override
            public void write(int b) {
                see((char) b);
            }
        };
    }

    private synchronized void see(char c) {
        seen.append(c);
        if (seen.length() >= PROMPT.length()
                && seen.substring(seen.length() - PROMPT.length()).equals(PROMPT)) {
            seen.setLength(0);
            var next = keys.poll();
            if (next != null) {
                for (var key : next.getBytes(StandardCharsets.UTF_8)) {
                    typed.add((int) key);
                }
            }
        }
    }

    /** What is typed comes from here; it never ends. */
    InputStream keyboard() {
        return new InputStream() {
            @Override
            public int read() throws InterruptedIOException {
                try {
                    return typed.take();
                } catch (InterruptedException e) {
                    throw new InterruptedIOException(e.getMessage());
                }
            }

            @Override
            public int read(byte[] target, int offset, int length) throws InterruptedIOException {
                if (length == 0) {
                    return 0;
                }
                target[offset] = (byte) read();
                return 1;
            }

            @Override
            public int available() {
                return typed.size();
            }
        };
    }
}
