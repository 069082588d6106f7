package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;

/** Counts lines of play with as many threads as call {@link #work}, for instance by {@link Parallel#run}. Thread-safe. */
@HostAccess.Implementable
public interface PerftJob {
    /**
     * Takes part in counting, and returns when nothing is left to count.
     *
     * @throws org.graalvm.polyglot.PolyglotException when the rules fail; then all others return, and the numbers are too small
     */
    void work();

    /** The lines of play that were counted so far. */
    long leaves();

    /** The same for each of {@link Position#moves}, in order. */
    List<Long> divided();
}
