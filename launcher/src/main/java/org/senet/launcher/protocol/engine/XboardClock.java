package org.senet.launcher.protocol.engine;

import org.senet.launcher.protocol.ProtocolException;

/** The clock of the engine in XBoard's protocol. Set by the reading thread, read by the worker. */
final class XboardClock {
    private static final double MINUTE = 60_000;
    private static final double SECOND = 1000;
    private static final double HUNDREDTH = 10;

    private int movesInPeriod;
    private double increment;
    private double remaining = -1;
    private double moveTime = -1;
    private int depth;

    /** Removes the limit of the depth, as a new game does. */
    synchronized void reset() {
        depth = 0;
    }

    /** {@code level MOVES MINUTES[:SECONDS] INCREMENT}. */
    synchronized void level(Words words) {
        int moves = (int) words.number("level");
        var base = words.next().split(":", 2);
        double time = Words.number("level", base[0]) * MINUTE;
        time += base.length == 2 ? Words.number("level", base[1]) * SECOND : 0;
        double added = words.number("level") * SECOND;
        if (moves < 0 || time < 0 || added < 0) {
            throw new ProtocolException("`level` needs numbers of 0 or more");
        }
        movesInPeriod = moves;
        remaining = time;
        increment = added;
        moveTime = -1;
    }

    /** {@code st SECONDS}. */
    synchronized void perMove(Words words) {
        moveTime = words.number("st") * SECOND;
    }

    /** {@code sd PLIES}. */
    synchronized void depth(Words words) {
        depth = (int) words.number("sd");
    }

    /** {@code time HUNDREDTHS}. */
    synchronized void remaining(Words words) {
        remaining = words.number("time") * HUNDREDTH;
    }

    /**
     * How long to think.
     *
     * @param played how many moves the engine's side has made
     * @param overhead what a move costs besides thinking, in milliseconds
     */
    synchronized Limits limits(int played, double overhead) {
        var limits = Limits.OWN.withDepth(depth);
        if (moveTime >= 0) {
            return limits.withTime(Limits.fixed(moveTime, overhead));
        }
        if (remaining < 0) {
            return limits;
        }
        int toGo = movesInPeriod == 0 ? 0 : movesInPeriod - played % movesInPeriod;
        return limits.withClock(remaining, increment, toGo, 0, overhead);
    }
}
