package org.senet.state;

/**
 * A set of positions that grows while it is gone through: the positions in the order in which they were added, and a stamp
 * for each that is in it, so that emptying it costs nothing. Not thread-safe.
 */
public final class Flood {
    private final int[] queue;
    private final int[] stamps;
    private int round;
    private int size;

    Flood(int positions) {
        queue = new int[positions];
        stamps = new int[positions];
    }

    void clear() {
        size = 0;
        if (++round == 0) {
            java.util.Arrays.fill(stamps, 0);
            round = 1;
        }
    }

    /** Adds a position unless it is in the set. */
    public void add(int position) {
        if (stamps[position] != round) {
            stamps[position] = round;
            queue[size++] = position;
        }
    }

    /** The number of positions. */
    public int size() {
        return size;
    }

    /** The position that was added as number i, from 0. */
    public int get(int i) {
        return queue[i];
    }
}
