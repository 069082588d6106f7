package org.senet.game;

import java.util.concurrent.TimeUnit;

/**
 * Time that tests of one kind share: each may take an equal part of what those before it have left. Without the property
 * {@code senet.long.minutes}, there is no limit.
 */
final class Allowance {
    private static final int MINUTES = Integer.getInteger("senet.long.minutes", 0);

    private int tests;
    private long left = TimeUnit.MINUTES.toNanos(MINUTES);
    private long began;

    /** @param tests how many share the time; they come one after another */
    Allowance(int tests) {
        this.tests = tests;
    }

    /** The next test begins. */
    void begin() {
        began = System.nanoTime();
    }

    /** Whether the test has used its part. */
    boolean isUsed() {
        return MINUTES > 0 && System.nanoTime() - began > left / tests;
    }

    /**
     * The test is over.
     *
     * @param done how much it has done
     * @param wanted how much it would have done with more time
     */
    void end(Object test, String what, int done, int wanted) {
        left -= Math.min(left, System.nanoTime() - began);
        tests = Math.max(1, tests - 1);
        if (done < wanted) {
            System.out.println(test + ": " + done + " of " + wanted + " " + what + " in the time allowed");
        }
    }
}
