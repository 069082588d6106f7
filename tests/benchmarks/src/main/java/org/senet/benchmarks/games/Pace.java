package org.senet.benchmarks.games;

/**
 * How long is measured.
 *
 * @param warmMillis processor time to warm up, at least; at most {@link #PATIENCE} times as much, while it still gets faster
 * @param slices how many slices are measured
 * @param sliceMillis processor time of a slice
 * @param starts how often a command is started
 */
record Pace(long warmMillis, int slices, long sliceMillis, int starts) {
    static final Pace QUICK = new Pace(1200, 5, 250, 3);
    static final Pace FULL = new Pace(10_000, 15, 400, 9);
    static final Pace GATE = new Pace(3000, 9, 250, 0);
    static final int PATIENCE = 8;
}
