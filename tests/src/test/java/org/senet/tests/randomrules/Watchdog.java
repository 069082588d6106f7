package org.senet.tests.randomrules;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.graalvm.polyglot.Context;

/** Interrupts what takes too long: random rules may have more moves than anybody can wait for. Thread-safe. */
final class Watchdog implements AutoCloseable {
    private final Duration limit;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(task -> new Thread(null, task, "watchdog"));

    Watchdog(Duration limit) {
        this.limit = limit;
    }

    /** What is computed in a context, or the exception of its being interrupted. */
    <T> T guard(Context context, Supplier<T> computation) {
        var alarm = timer.schedule(() -> interrupt(context), limit.toMillis(), TimeUnit.MILLISECONDS);
        try {
            return computation.get();
        } finally {
            alarm.cancel(false);
        }
    }

    private static void interrupt(Context context) {
        try {
            context.interrupt(Duration.ofSeconds(5));
        } catch (TimeoutException e) {
            context.close(true);
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
