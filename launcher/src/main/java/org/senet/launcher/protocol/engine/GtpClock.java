package org.senet.launcher.protocol.engine;

import java.util.Arrays;

/** The clocks of the Go Text Protocol: a main time, then periods of byo-yomi for a number of stones. Times are in seconds. */
final class GtpClock {
    private static final double SECOND = 1000;
    private static final double NANOSECOND = 1e-9;

    private double main;
    private double period;
    private int stones;
    private boolean limited;
    private final double[] left = new double[2];
    private final int[] stonesLeft = new int[2];

    /** Sets the clocks. A period without stones means that there is no limit. */
    void set(double mainTime, double periodTime, int periodStones) {
        main = mainTime;
        period = periodTime;
        stones = periodStones;
        limited = !(periodTime > 0 && periodStones == 0) && (mainTime > 0 || periodTime > 0);
        reset();
    }

    /** Sets the clocks back, for another game. */
    void reset() {
        Arrays.fill(left, main);
        Arrays.fill(stonesLeft, 0);
    }

    /** Sets the clock of a side, with how many stones are left in the period; 0 in the main time. */
    void setLeft(int side, double time, int stonesInPeriod) {
        left[side] = time;
        stonesLeft[side] = stonesInPeriod;
        limited = true;
    }

    /**
     * How long a side may think about its next move.
     *
     * @param overhead what a move costs besides, in milliseconds
     */
    Limits limits(int side, double overhead) {
        if (!limited) {
            return Limits.OWN;
        }
        if (stonesLeft[side] > 0) {
            return Limits.OWN.withTime(Limits.fixed(left[side] * SECOND / stonesLeft[side], overhead));
        }
        double byoyomi = stones > 0 ? period / stones : 0;
        return Limits.OWN.withClock(Math.max(0, left[side]) * SECOND, 0, 0, byoyomi * SECOND, overhead);
    }

    /** Counts the time that a side has used. */
    void use(int side, long nanoseconds) {
        left[side] -= nanoseconds * NANOSECOND;
        if (stonesLeft[side] > 0) {
            stonesLeft[side]--;
        }
    }
}
