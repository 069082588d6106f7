package org.senet.game;

/**
 * Which of two ways of finding a random move is quicker in a game: to find all moves, or to count them and find one. It
 * depends on the rules, and is found out by trying both now and then. Not thread-safe.
 */
final class Pace {
    private static final int PERIOD = 32;
    private static final double KEPT = 0.75;

    private int games;
    /** Nanoseconds a ply where all moves are found, and where one is; older games count less. */
    private double all;

    private double one;

    /** Whether the next game should count moves and find one. */
    boolean picks() {
        return switch (games % PERIOD) {
            case 0 -> false;
            case 1 -> true;
            default -> one < all;
        };
    }

    /** Notes how long a game has taken that was played in the way that {@link #picks} has said. */
    void note(long plies, long nanos) {
        double now = (double) nanos / Math.max(plies, 1);
        if (picks()) {
            one = one == 0 ? now : one * KEPT + now * (1 - KEPT);
        } else {
            all = all == 0 ? now : all * KEPT + now * (1 - KEPT);
        }
        games++;
    }
}
