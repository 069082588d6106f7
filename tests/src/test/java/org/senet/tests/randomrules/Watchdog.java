package org.senet.tests.randomrules;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
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

    /**
     * What is computed in a context.
     *
     * @throws Loaded.NotPlayable where it takes too long
     */
    <T> T guard(Context context, Supplier<T> computation) {
        var late = new AtomicBoolean();
        var alarm = timer.schedule(
                () -> {
                    late.set(true);
                    interrupt(context);
                },
                limit.toMillis(),
                TimeUnit.MILLISECONDS);
        try {
            return computation.get();
        } catch (RuntimeException | Error e) {
            // Code of the engine that is called without a polyglot frame around it ends with an error of the engine's
            // own.
            if (late.get()) {
                throw new Loaded.NotPlayable("too long");
            }
            throw e;
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
