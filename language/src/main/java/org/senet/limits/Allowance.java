package org.senet.limits;

import com.oracle.truffle.api.TruffleContext;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** What one context may allocate, and has allocated so far: what its threads did while they were in it. Thread-safe. */
final class Allowance {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A thread that is in the context: what it had allocated when it came, and how often it has entered. */
    private record Visit(long before, int depth) {}

    private final TruffleContext context;
    private final long limit;
    private final AtomicLong spent = new AtomicLong();
    private final Map<Long, Visit> visits = new ConcurrentHashMap<>();
    private final AtomicBoolean ended = new AtomicBoolean();

    Allowance(TruffleContext context, long limit) {
        this.context = context;
        this.limit = limit;
    }

    /** Begins to count for the current thread. */
    void enter() {
        visits.compute(
                Thread.currentThread().threadId(),
                (id, visit) -> visit == null
                        ? new Visit(THREADS.getCurrentThreadAllocatedBytes(), 1)
                        : new Visit(visit.before, visit.depth + 1));
    }

    /** Ends what the last {@link #enter} of the current thread has begun. */
    void leave() {
        visits.computeIfPresent(Thread.currentThread().threadId(), (id, visit) -> {
            if (visit.depth > 1) {
                return new Visit(visit.before, visit.depth - 1);
            }
            spent.addAndGet(THREADS.getCurrentThreadAllocatedBytes() - visit.before);
            return null;
        });
    }

    /** Whether more was allocated than is allowed. */
    boolean isExceeded() {
        long sum = spent.get();
        for (var visit : visits.entrySet()) {
            // Less than nothing is said of a thread that has ended.
            sum += Math.max(0, THREADS.getThreadAllocatedBytes(visit.getKey()) - visit.getValue().before);
        }
        return sum > limit;
    }

    /** Ends the context, once; returns when nothing of it runs any more. */
    void end() {
        if (ended.compareAndSet(false, true)) {
            context.closeResourceExhausted(
                    null, "the program has allocated more than the " + limit + " bytes that it was allowed");
        }
    }
}
