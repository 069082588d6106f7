package org.senet.launcher.repl;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/** A terminal that exists only in memory, a program that runs at it, and somebody who types and waits for what is shown. */
public final class MemoryTerminal implements AutoCloseable {
    private static final int TIMEOUT_SECONDS = 200;

    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private final StringBuilder shown = new StringBuilder();
    private final ExternalTerminal terminal;
    private CompletableFuture<Integer> program = CompletableFuture.completedFuture(0);

    public MemoryTerminal(int columns, int rows) {
        try {
            terminal = new ExternalTerminal("test", "xterm", new Keyboard(), new Screen(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        terminal.setSize(new Size(columns, rows));
    }

    public Terminal terminal() {
        return terminal;
    }

    /**
     * Starts a program in a thread of its own, so that an interrupt of another program that comes late does not come to this one.
     *
     * @param program returns its exit code
     */
    public void run(Supplier<Integer> program) {
        this.program = CompletableFuture.supplyAsync(
                program,
                task -> Thread.ofPlatform().daemon().stackSize(64L << 20).start(task));
        this.program.whenComplete((code, problem) -> {
            synchronized (shown) {
                shown.append(problem == null ? "" : "The program has failed: " + problem);
                shown.notifyAll();
            }
        });
    }

    public boolean isRunning() {
        return !program.isDone();
    }

    /** Types keys. */
    public void type(String text) {
        for (var key : text.getBytes(StandardCharsets.UTF_8)) {
            keys.add(key & 0xff);
        }
    }

    /** Waits for a text; returns what was shown before it, and forgets both. */
    public String await(String text) {
        synchronized (shown) {
            var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
            while (shown.indexOf(text) < 0) {
                waitUntil(end, text);
            }
            int at = shown.indexOf(text);
            var before = shown.substring(0, at).replace("\r", "");
            shown.delete(0, at + text.length());
            return before;
        }
    }

    private void waitUntil(long end, String text) {
        var left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0 || program.isDone()) {
            throw new AssertionError("`" + text + "` was not shown, but:\n" + shown);
        }
        try {
            shown.wait(left);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits until the program has ended; returns its exit code. */
    public int awaitEnd() {
        return program.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }

    private final class Keyboard extends InputStream {
        @Override
        public int read() throws IOException {
            try {
                return keys.take();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            target[offset] = (byte) read();
            return 1;
        }
    }

    private final class Screen extends OutputStream {
        private final CharsetDecoder decoder =
                StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
        /** The first bytes of a character whose others have not come yet. */
        private byte[] begun = new byte[0];

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            synchronized (shown) {
                var all = ByteBuffer.allocate(begun.length + length)
                        .put(begun)
                        .put(bytes, offset, length)
                        .flip();
                var text = CharBuffer.allocate(all.limit());
                decoder.decode(all, text, false);
                begun = new byte[all.remaining()];
                all.get(begun);
                shown.append(text.flip());
                shown.notifyAll();
            }
        }
    }
}
