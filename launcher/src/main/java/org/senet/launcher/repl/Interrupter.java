package org.senet.launcher.repl;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.graalvm.polyglot.Context;

/** Stops running evaluations when a person wants that, and the whole process when that does not help. Thread-safe. */
final class Interrupter {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Context context;
    private final Runnable stillRunning;
    private final Runnable leave;
    private final AtomicBoolean running = new AtomicBoolean();
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final ReentrantLock interrupting = new ReentrantLock();

    /**
     * @param stillRunning what to do when an evaluation does not stop
     * @param leave what to do when it is interrupted again after that
     */
    Interrupter(Context context, Runnable stillRunning, Runnable leave) {
        this.context = context;
        this.stillRunning = stillRunning;
        this.leave = leave;
    }

    /** Runs something that may be interrupted. An interrupt that comes too late for it is over when this returns. */
    void run(Runnable evaluation) {
        running.set(true);
        try {
            evaluation.run();
        } finally {
            running.set(false);
            interrupting.lock();
            interrupting.unlock();
        }
    }

    /** Interrupts what is running; does nothing when nothing is. */
    void interrupt() {
        if (!running.get()) {
            return;
        }
        if (!stopping.compareAndSet(false, true)) {
            leave.run();
            return;
        }
        interrupting.lock();
        try {
            interruptUntilItStops();
        } finally {
            interrupting.unlock();
            stopping.set(false);
        }
    }

    private void interruptUntilItStops() {
        var told = false;
        while (running.get() && !interruptOnce()) {
            // It may still stop by itself, or when a line that it waits for is typed.
            if (!told) {
                stillRunning.run();
                told = true;
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
