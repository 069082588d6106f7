package org.senet.launcher.repl;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.graalvm.polyglot.Context;

/** Stops running evaluations when a person wants that, and does something else when that does not help. Thread-safe. */
public final class Interrupter {
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final long MILLIS_BETWEEN_INTERRUPTS = 20;

    private final Context context;
    private final Runnable stillRunning;
    private final Runnable leave;
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final Object interrupting = new Object();
    private volatile boolean running;

    /**
     * @param stillRunning what to do when an evaluation does not stop
     * @param leave what to do when it is interrupted again after that
     */
    public Interrupter(Context context, Runnable stillRunning, Runnable leave) {
        this.context = context;
        this.stillRunning = stillRunning;
        this.leave = leave;
    }

    /** Runs something that may be interrupted. An interrupt that comes too late for it is over when this returns. */
    public void run(Runnable evaluation) {
        running = true;
        try {
            evaluation.run();
        } finally {
            running = false;
            synchronized (interrupting) {
                interrupting.notifyAll();
            }
        }
    }

    /** Interrupts what is running, and returns when it has stopped; does nothing when nothing runs. */
    public void interrupt() {
        if (!running) {
            return;
        }
        if (!stopping.compareAndSet(false, true)) {
            leave.run();
            return;
        }
        try {
            synchronized (interrupting) {
                interruptUntilItStops();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stopping.set(false);
        }
    }

    private void interruptUntilItStops() throws InterruptedException {
        var told = false;
        while (running) {
            // It may still stop by itself, or when a line that it waits for is typed.
            if (!interruptOnce() && !told) {
                stillRunning.run();
                told = true;
            }
            if (running) {
                // An interrupt that falls between two forms stops neither, so that it must be repeated.
                interrupting.wait(MILLIS_BETWEEN_INTERRUPTS);
            }
        }
    }

    private boolean interruptOnce() {
        try {
            context.interrupt(PATIENCE);
            return true;
        } catch (TimeoutException e) {
            return false;
        }
    }
}
