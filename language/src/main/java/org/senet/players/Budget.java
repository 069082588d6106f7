package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.concurrent.atomic.AtomicLong;

/** What is left of a search's time and nodes, for all of its threads. Thread-safe. */
final class Budget {
    /** How often the clock is looked at. */
    private static final int PERIOD = 32;

    private final long begun = System.nanoTime();
    private final long nanos;
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
        nanos = options.nanos();
        most = options.nodes();
        alone = options.threads() == 1;
    }

    /**
     * Counts a node.
     *
     * @param own how many the calling thread has had
     * @throws Stop when there are no more
     */
    void spend(long own) {
        TruffleSafepoint.poll(null);
        if (!take(own)) {
            throw Stop.STOP;
        }
    }

    /** Counts a node; false when there are no more. */
    boolean take(long own) {
        if (stopped) {
            return false;
        }
        long all = alone ? own + 1 : used.incrementAndGet();
        if (all > most || own % PERIOD == 0 && isLate()) {
            stopped = true;
            return false;
        }
        return true;
    }

    private boolean isLate() {
        return System.nanoTime() - begun > nanos;
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
