package org.senet.launcher;

import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.senet.launcher.repl.Interrupter;

/** Gives games up that have begun in time and are not over soon after it, because their rules or players take long. */
final class Deadline {
    /** Games that take no longer end by themselves, which tells no lie about their lengths. */
    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);

    private Deadline() {}

    /**
     * Does work in a context that ends by itself soon after a time, unless a game takes long.
     *
     * @param nanoseconds how long it should take
     * @return whether it has ended by itself
     */
    static boolean isMet(Context context, long nanoseconds, Runnable work) {
        var interrupter = new Interrupter(context, () -> {}, () -> {});
        var over = new AtomicBoolean();
        try (var timer = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("deadline").factory())) {
            timer.schedule(
                    () -> {
                        over.set(true);
                        interrupter.interrupt();
                    },
                    Math.max(0, nanoseconds) + GRACE,
                    TimeUnit.NANOSECONDS);
            try {
                interrupter.run(work);
            } finally {
                timer.shutdownNow();
            }
            return true;
        } catch (PolyglotException e) {
            if (over.get() && e.isInterrupted()) {
                return false;
            }
            throw e;
        }
    }
}
