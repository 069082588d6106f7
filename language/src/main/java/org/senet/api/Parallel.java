package org.senet.api;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;

/**
 * Work over games and positions in several threads. All of them are inside of one context, so they use the same objects; positions,
 * moves and games may be used by several threads at a time. Rules need much stack; these threads have it.
 */
public final class Parallel {
    private static final long STACK = 64L << 20;

    private Parallel() {}

    /**
     * Does the same work in several threads at a time, the caller's among them, and waits for all of them. When one fails, the
     * others are waited for all the same.
     *
     * @param context as its builder has made it
     * @param threads at least 1
     * @throws RuntimeException or an error, the first one by which a thread has failed
     */
    public static void run(Context context, int threads, Runnable work) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least 1 thread, not " + threads);
        }
        var failure = new AtomicReference<@Nullable Throwable>();
        var others = new ArrayList<Thread>();
        for (int i = 1; i < threads; i++) {
            var thread = new Thread(null, () -> enter(context, work, failure), "senet-parallel-" + i, STACK);
            thread.setDaemon(true);
            others.add(thread);
            thread.start();
        }
        enter(context, work, failure);
        join(others);
        switch (failure.get()) {
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case null, default -> {
                // A Runnable throws nothing else.
            }
        }
    }

    /**
     * The results of a function for each element of a list, in order. A thread that is done with one element takes the next one, so
     * it does not matter if some take longer.
     *
     * @param threads at least 1
     * @throws RuntimeException or an error, the first one by which the function has failed; it is not called any more then
     */
    public static <T, R> List<R> map(Context context, int threads, List<T> elements, Function<T, R> function) {
        var results = new AtomicReferenceArray<R>(elements.size());
        var next = new AtomicInteger();
        run(context, threads, () -> {
            try {
                for (int i = next.getAndIncrement(); i < results.length(); i = next.getAndIncrement()) {
                    results.set(i, function.apply(elements.get(i)));
                }
            } catch (RuntimeException | Error e) {
                next.set(results.length());
                throw e;
            }
        });
        var list = new ArrayList<R>(results.length());
        for (int i = 0; i < results.length(); i++) {
            list.add(results.get(i));
        }
        return list;
    }

    private static void enter(Context context, Runnable work, AtomicReference<@Nullable Throwable> failure) {
        try {
            context.enter();
            try {
                work.run();
            } finally {
                context.leave();
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    /** Who is interrupted while waiting is so afterwards. */
    private static void join(List<Thread> threads) {
        boolean interrupted = false;
        for (var thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
