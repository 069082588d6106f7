package org.senet.launcher.protocol.engine;

import java.util.concurrent.TimeUnit;

/**
 * When a search ends.
 *
 * @param nanoseconds after what time; {@link #NONE} for no time
 * @param patience after what time a player that has not begun to think is not waited for any more; {@link #NONE} for no time
 * @param depth after how many plies; 0 for any number
 * @param nodes after how many positions or random games; 0 for any number
 * @param endless whether it goes on until it is stopped, without the limits of the player itself
 */
record Limits(long nanoseconds, long patience, int depth, long nodes, boolean endless) {
    static final long NONE = Long.MAX_VALUE;
    /** The limits of the player itself. */
    static final Limits OWN = new Limits(NONE, NONE, 0, 0, false);
    /** None at all. */
    static final Limits ENDLESS = new Limits(NONE, NONE, 0, 0, true);

    /** How many moves the rest of a game is taken to have. */
    private static final int EXPECTED_MOVES = 30;
    /** The most of the remaining time for a move. */
    private static final double MOST = 0.5;

    /** The part of the remaining time that goes by at most before a player begins to think. */
    private static final double PATIENT_PART = 0.3;

    /** How much longer a player may take to begin where each move has the same time: a first move that is late beats one without thought. */
    private static final long GRACE = TimeUnit.SECONDS.toNanos(3);

    private static final double PART_OF_INCREMENT = 0.8;
    /** The least part of the time for a move that is spent on thinking. */
    private static final double LEAST_PART = 0.125;

    private static final long LEAST = TimeUnit.MILLISECONDS.toNanos(5);
    /** How long a player thinks to whom nothing is said. */
    private static final long USUAL = TimeUnit.SECONDS.toNanos(1);

    private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

    /** The same with a time for this move, in milliseconds. */
    Limits withTime(double milliseconds) {
        long time = nanoseconds(milliseconds);
        return new Limits(time, time + GRACE, depth, nodes, endless);
    }

    private static long nanoseconds(double milliseconds) {
        return Math.max(LEAST, (long) (milliseconds * MILLISECOND));
    }

    /**
     * The same with a share of a clock.
     *
     * @param remaining what the clock shows, in milliseconds
     * @param increment what is added for each move
     * @param movesToGo in how many moves the clock is set again; 0 when it is not
     * @param byoyomi what each move may take when the clock is at 0
     * @param overhead what a move costs besides
     */
    Limits withClock(double remaining, double increment, int movesToGo, double byoyomi, double overhead) {
        double time = share(remaining, increment, movesToGo, byoyomi, overhead);
        double patience = Math.max(time, PATIENT_PART * remaining - overhead);
        return new Limits(nanoseconds(time), nanoseconds(patience), depth, nodes, endless);
    }

    Limits withDepth(int plies) {
        return new Limits(nanoseconds, patience, plies, nodes, endless);
    }

    Limits withNodes(long count) {
        return new Limits(nanoseconds, patience, depth, count, endless);
    }

    /** The same in the opponent's time, in which only the depth and the nodes are limited. */
    Limits pondering() {
        return new Limits(NONE, NONE, depth, nodes, true);
    }

    /** How many nanoseconds a search may go on when the expected move was made. Without any limit it is as long as a move usually takes. */
    long afterPondering() {
        return endless || nanoseconds != NONE || depth > 0 || nodes > 0 ? nanoseconds : USUAL;
    }

    /** Whether nothing was said but what the player itself says. */
    boolean isOwn() {
        return equals(OWN);
    }

    /** How long to think, in milliseconds, when a move may take some time, of which a part goes by besides thinking. */
    static double fixed(double time, double overhead) {
        return Math.max(time / 2, time - overhead);
    }

    /** How long to think by a clock, in milliseconds. */
    private static double share(double remaining, double increment, int movesToGo, double byoyomi, double overhead) {
        int moves = movesToGo > 0 ? Math.min(movesToGo, EXPECTED_MOVES) : EXPECTED_MOVES;
        double share = remaining / moves + PART_OF_INCREMENT * increment;
        double most = moves == 1 ? remaining : Math.max(remaining * MOST, Math.min(increment, remaining));
        double time = Math.min(share, most) + byoyomi;
        return Math.max(0, Math.max(time * LEAST_PART, time - overhead));
    }
}
