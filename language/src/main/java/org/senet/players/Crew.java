package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.senet.errors.SenetException;
import org.senet.runtime.SenetContext;

/** Several threads that search together. */
final class Crew {
    private Crew() {}

    /**
     * Does the same work in several threads, the calling one first among them, and comes back when all have ended; they are
     * told to end when the first has.
     *
     * @param work takes the number of the thread, from 0
     * @throws SenetException when threads are not allowed
     */
    static void run(int threads, Budget budget, IntConsumer work) {
        var helpers = new ArrayList<Thread>();
        var failure = new AtomicReference<RuntimeException>();
        try {
            for (int i = 1; i < threads; i++) {
                int number = i;
                helpers.add(start(threads, () -> {
                    try {
                        work.accept(number);
                    } catch (SenetException e) {
                        failure.compareAndSet(null, e);
                        budget.stop();
                    }
                }));
            }
            work.accept(0);
        } finally {
            budget.stop();
            for (var helper : helpers) {
                TruffleSafepoint.setBlockedThreadInterruptible(null, Thread::join, helper);
            }
        }
        if (failure.get() != null) {
            throw failure.get();
        }
    }

    private static Thread start(int threads, Runnable work) {
        var context = SenetContext.get(null);
        try {
            return context.workers().start(context, work);
        } catch (UnsupportedOperationException e) {
            throw SenetException.runtime(
                    null,
                    "threads are not allowed here, so a player cannot have " + threads,
                    "take `threads=1`, or allow threads when the context is made");
        }
    }
}
