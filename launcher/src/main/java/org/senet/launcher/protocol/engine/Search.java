package org.senet.launcher.protocol.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The end of one search: at a time, or when another thread says so. Thread-safe. */
final class Search {
    private static final long NEVER = Long.MAX_VALUE;
    /** How long to wait before a search is told once more to stop, which may not have begun before. */
    private static final long AGAIN_MILLISECONDS = 2;

    private final long begun = System.nanoTime();
    private long duration;
    private boolean held;
    private boolean stopped;
    private boolean finished;

    /**
     * A search that begins now.
     *
     * @param nanoseconds after what time it ends, or {@link Limits#NONE}
     * @param held whether the result is kept until the search is stopped or released
     */
    Search(long nanoseconds, boolean held) {
        duration = nanoseconds;
        this.held = held;
    }

    /** How many nanoseconds ago the search has begun. */
    long age() {
        return System.nanoTime() - begun;
    }

    /** The result need not be kept any more. The search ends after some time from now. */
    synchronized void release(long nanoseconds) {
        held = false;
        duration = nanoseconds == NEVER ? NEVER : System.nanoTime() - begun + nanoseconds;
        notifyAll();
    }

    /** Ends the search after some time from its begin. */
    synchronized void limit(long nanoseconds) {
        duration = nanoseconds;
        notifyAll();
    }

    /** Ends the search now. */
    synchronized void stop() {
        stopped = true;
        held = false;
        notifyAll();
    }

    /**
     * Waits until something is done.
     *
     * @param patience for how many nanoseconds from the begin of the search, or {@link Limits#NONE}
     * @return false when the search was stopped, or that time is over
     */
    boolean awaitUnlessStopped(CompletableFuture<?> task, long patience) {
        task.whenComplete((result, failure) -> wake());
        synchronized (this) {
            while (!task.isDone()) {
                long left = patience == NEVER ? NEVER : patience - age();
                if (stopped || left <= 0) {
                    return false;
                }
                waitFor(left == NEVER ? 0 : Math.max(1, TimeUnit.NANOSECONDS.toMillis(left)));
            }
            return true;
        }
    }

    private synchronized void wake() {
        notifyAll();
    }

    /** Waits until the result may be told. */
    synchronized void awaitRelease() {
        while (held) {
            waitFor(0);
        }
    }

    /** The search has come to its end. */
    synchronized void finish() {
        finished = true;
        notifyAll();
    }

    /**
     * Starts to watch the clock.
     *
     * @param stop ends the search if it goes on
     */
    void watch(Runnable stop) {
        var watcher = new Thread(() -> watchUntilFinished(stop), "senet-clock");
        watcher.setDaemon(true);
        watcher.start();
    }

    private void watchUntilFinished(Runnable stop) {
        while (awaitEnd()) {
            stop.run();
        }
    }

    /** Waits until the search has to end; false when it has. */
    private synchronized boolean awaitEnd() {
        boolean told = stopped;
        while (!finished) {
            long left = duration == NEVER ? NEVER : duration - (System.nanoTime() - begun);
            if (stopped || left <= 0) {
                if (told || left <= 0) {
                    waitFor(AGAIN_MILLISECONDS);
                }
                return !finished;
            }
            waitFor(left == NEVER ? 0 : Math.max(1, TimeUnit.NANOSECONDS.toMillis(left)));
        }
        return false;
    }

    private void waitFor(long milliseconds) {
        try {
            wait(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopped = true;
            held = false;
        }
    }
}
