package org.senet.launcher.repl;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;

/** Somebody at a terminal who talks with a session: types, and waits for what is shown. */
final class Person implements AutoCloseable {
    private static final int TIMEOUT_SECONDS = 200;

    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private final StringBuilder shown = new StringBuilder();
    private final ExternalTerminal terminal;
    private final CompletableFuture<Void> session;

    /** Begins a session. */
    Person(Path history, boolean colours) {
        try {
            terminal = new ExternalTerminal("test", "xterm", new Keyboard(), new Screen(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        terminal.setSize(new Size(200, 50));
        // A thread of its own: an interrupt of another session that comes late must not come to this one.
        session = CompletableFuture.runAsync(
                () -> talk(history, colours),
                task -> Thread.ofPlatform().daemon().start(task));
        session.whenComplete((nothing, problem) -> {
            synchronized (shown) {
                shown.append(problem == null ? "" : "The session has failed: " + problem);
                shown.notifyAll();
            }
        });
        await("user=> ");
    }

    private void talk(Path history, boolean colours) {
        try (var context = Context.newBuilder("senet")
                .allowAllAccess(true)
                .in(terminal.input())
                .out(terminal.output())
                .err(terminal.output())
                .build()) {
            new TerminalSession(terminal, context, new HistoryFile(history), List.of("tic-tac-toe", "queens"), colours)
                    .run();
        }
    }

    /** Types keys. */
    void type(String text) {
        for (var key : text.getBytes(StandardCharsets.UTF_8)) {
            keys.add(key & 0xff);
        }
    }

    /** Types a line and the enter key, waits for the next prompt, and returns what was shown from the line's end to it. */
    String say(String line) {
        type(line + "\r");
        // Leaving the line, the editor turns off what it has turned on for the time of editing.
        await("[?2004l");
        return await("=> ");
    }

    /** Waits for a text; returns what was shown before it, and forgets both. */
    String await(String text) {
        synchronized (shown) {
            var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
            while (shown.indexOf(text) < 0) {
                waitUntil(end, text);
            }
            var at = shown.indexOf(text);
            var before = shown.substring(0, at).replace("\r", "");
            shown.delete(0, at + text.length());
            return before;
        }
    }

    private void waitUntil(long end, String text) {
        var left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0 || session.isDone()) {
            throw new AssertionError("`" + text + "` was not shown, but:\n" + shown);
        }
        try {
            shown.wait(left);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits until the session has ended. */
    void awaitEnd() {
        session.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() throws IOException {
        if (!session.isDone()) {
            type("\003\004");
            awaitEnd();
        }
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
        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            synchronized (shown) {
                shown.append(new String(bytes, offset, length, StandardCharsets.UTF_8));
                shown.notifyAll();
            }
        }
    }
}
