package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.concurrent.atomic.AtomicLong;

/** What is left of a search's time and nodes, for all of its threads. Thread-safe. */
final class Budget {
    /** How often the clock is looked at where a node takes less time than that. */
    private static final int PERIOD = 4;

    private final long begun = System.nanoTime();
    private long nanos;
    private final long most;
    private final boolean alone;
    private final AtomicLong used = new AtomicLong();
    private volatile boolean stopped;

    /** Thrown where a search is cut off; the state is not restored. */
    @SuppressWarnings("serial")
    static final class Stop extends RuntimeException {
        private static final Stop STOP = new Stop();

        private Stop() {
            super(null, null, false, false);
        }
    }

    /** All that the options allow. */
    Budget(SearchOptions options) {
        this(options, options.nodes());
    }

    /** Allows no more than a time, in nanoseconds. To be called before the search begins. */
    void shorten(long most) {
        nanos = Math.min(nanos, most);
    }

    /**
     * What the options allow, but not so many nodes.
     *
     * @param nodes the most of them, unless the options allow less
     */
    Budget(SearchOptions options, long nodes) {
        nanos = options.nanos();
        most = Math.min(nodes, options.nodes());
        alone = options.threads() == 1;
    }

    /**
     * Counts a node that is looked at in no time.
     *
     * @param own how many the calling thread has had
     * @throws Stop when there are no more
     */
    void spend(long own) {
        TruffleSafepoint.poll(null);
        if (!take(own, own % PERIOD == 0)) {
            throw Stop.STOP;
        }
    }

    /**
     * Counts a node that takes its time; false when there are no more.
     *
     * @param own how many the calling thread has had
     */
    boolean take(long own) {
        return take(own, true);
    }

    private boolean take(long own, boolean looks) {
        if (stopped) {
            return false;
        }
        long all = alone ? own + 1 : used.incrementAndGet();
        if (all > most || looks && isLate()) {
            stopped = true;
            return false;
        }
        return true;
    }

    private boolean isLate() {
        return System.nanoTime() - begun > nanos;
    }

    /** Whether the search has ended, or is to end. */
    boolean isStopped() {
        return stopped;
    }

    /** Ends the search in all threads. */
    void stop() {
        stopped = true;
    }

    /** How long it has lasted, in seconds. */
    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }
}
