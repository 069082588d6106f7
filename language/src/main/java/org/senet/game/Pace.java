package org.senet.game;

/**
 * Which of two ways of finding a random move is quicker in a game: to find all moves, or to count them and find one. It
 * depends on the rules, and is found out by trying both now and then: the slower one the less often, the slower it is. Not
 * thread-safe.
 */
final class Pace {
    private static final int PERIOD = 32;
    /** So many games are there to get compiled what is to be compared. */
    private static final int WARM = 1024;

    /** The most games between trials, in periods. */
    private static final double LONGEST = 64;

    private static final double KEPT = 0.75;
    /** What takes longer than so many times the usual was interrupted, by other programs or the collector. */
    private static final double USUAL = 1.5;

    private int games;
    /** The game in which the slower way is tried again. */
    private int trial = PERIOD;
    /** Nanoseconds a ply where all moves are found, and where one is; older games count less. */
    private double all;

    private double one;

    /** Whether the next game should count moves and find one. */
    boolean picks() {
        return games < 2 ? games == 0 : (one < all) != (games == trial);
    }

    /** Notes how long a game has taken that was played in the way that {@link #picks} has said. */
    void note(long plies, long nanos) {
        double now = (double) nanos / Math.max(plies, 1);
        boolean picked = picks();
        boolean tried = games == trial;
        if (picked) {
            one = mean(one, now);
        } else {
            all = mean(all, now);
        }
        if (tried) {
            double ratio = games < WARM ? 1 : Math.max(one, all) / Math.min(one, all);
            // The rarer the slower, and so the less time goes to trials in all.
            trial = games + (int) (PERIOD * Math.min(ratio * ratio, LONGEST));
        }
        games++;
    }

    private static double mean(double before, double now) {
        return before == 0 ? now : before * KEPT + Math.min(now, before * USUAL) * (1 - KEPT);
    }
}
