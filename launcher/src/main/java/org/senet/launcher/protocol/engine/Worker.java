package org.senet.launcher.protocol.engine;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Opening;

/** The thread that loads the game, keeps its positions and searches, one task after another. */
final class Worker {
    /** Rules need much stack. */
    static final long STACK = 64L << 20;
    /** How long to wait for the context to be closed, at most. */
    private static final Duration CLOSING = Duration.ofSeconds(1);

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final Thread thread;

    /**
     * Starts the thread.
     *
     * @param ready is called when the game is there, before all tasks
     * @param last is called after all tasks, while the game is still there
     * @param failed is called when it cannot be loaded, or when a task fails by a fault of its own
     */
    Worker(Opening opening, Consumer<Loaded> ready, Runnable last, Consumer<Throwable> failed) {
        thread = new Thread(null, () -> run(opening, ready, last, failed), "senet-engine", STACK);
        thread.setDaemon(true);
        thread.start();
    }

    private void run(Opening opening, Consumer<Loaded> ready, Runnable last, Consumer<Throwable> failed) {
        try {
            opening.open(loaded -> {
                ready.accept(loaded);
                while (!Thread.currentThread().isInterrupted()) {
                    next().run();
                }
                last.run();
            });
        } catch (Exception | Error e) {
            failed.accept(e);
        }
    }

    private Runnable next() {
        try {
            return tasks.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return () -> {};
        }
    }

    /**
     * Ends the thread after the present task, and waits a moment for that: a process that ends while the context is being closed prints faults of
     * the polyglot engine.
     */
    void close() {
        thread.interrupt();
        if (Thread.currentThread() != thread) {
            try {
                thread.join(CLOSING);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Does a task after those that wait already. */
    void submit(Runnable task) {
        tasks.add(task);
    }
}
