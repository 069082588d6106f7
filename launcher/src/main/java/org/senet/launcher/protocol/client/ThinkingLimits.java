package org.senet.launcher.protocol.client;

import java.util.List;
import java.util.Map;

/**
 * How long a program may think. What is not limited is 0; times are in milliseconds.
 *
 * @param depth how many plies deep
 * @param nodes how many positions
 * @param moveTime for a move
 * @param time for the game
 * @param increment what each move adds to the time for the game
 * @param moves after how many moves of a side the time for the game is added again
 * @param timeout after what silence, beyond all other limits, the program has failed
 */
record ThinkingLimits(long depth, long nodes, long moveTime, long time, long increment, long moves, long timeout) {
    private static final long TIMEOUT = 60_000;
    private static final long MOVE_TIME = 1000;

    /** The limits of those names; a second for a move when there are none. */
    static ThinkingLimits of(Map<String, Long> given) {
        boolean limited = given.keySet().stream().anyMatch(List.of("depth", "nodes", "movetime", "time")::contains);
        return new ThinkingLimits(
                given.getOrDefault("depth", 0L),
                given.getOrDefault("nodes", 0L),
                given.getOrDefault("movetime", limited ? 0L : MOVE_TIME),
                given.getOrDefault("time", 0L),
                given.getOrDefault("inc", 0L),
                given.getOrDefault("moves", 0L),
                given.getOrDefault("timeout", TIMEOUT));
    }

    /** The same with a clock instead of a time for each move. */
    ThinkingLimits onClock(long game, long move, long period) {
        return new ThinkingLimits(depth, nodes, 0, game, move, period, timeout);
    }

    /** How many moves a side that has made some has to make until its time is added again; 0 when that never happens. */
    long movesToGo(long made) {
        return moves == 0 ? 0 : moves - made % moves;
    }

    boolean hasClock() {
        return time > 0;
    }
}
