package org.senet.launcher.protocol.engine;

/**
 * How much later than planned moves are told: on a busy machine a search ends late. A delay counts at once, and is forgotten slowly.
 * Thread-safe.
 */
final class Lag {
    private static final double MILLISECOND = 1e-6;
    /** What part of the difference to a smaller delay is forgotten with each move. */
    private static final double FORGOTTEN = 0.125;

    private double milliseconds;

    /** Notes how long a search was to take, and how long it took until its move was told, in nanoseconds. */
    synchronized void note(long planned, long taken) {
        if (planned != Limits.NONE) {
            double late = Math.max(0, (taken - planned) * MILLISECOND);
            milliseconds += (late - milliseconds) * (late > milliseconds ? 1 : FORGOTTEN);
        }
    }

    /** The delay that is to be expected, in milliseconds. */
    synchronized double milliseconds() {
        return milliseconds;
    }
}
