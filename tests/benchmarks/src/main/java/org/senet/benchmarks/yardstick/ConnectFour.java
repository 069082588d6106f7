package org.senet.benchmarks.yardstick;

/**
 * Connect Four. The disks of a player are a set of bits, column by column, with a bit above each column that stays empty, so that
 * lines do not go on in the next column (after John Tromp's programs).
 */
public final class ConnectFour extends Yardstick {
    private static final int COLUMNS = 7;
    private static final int HEIGHT = 6;
    private static final int NEXT_COLUMN = HEIGHT + 1;
    private static final long BOTTOM = bottom();
    private static final long BOARD = BOTTOM * ((1L << HEIGHT) - 1);

    private long plies;

    private ConnectFour() {}

    /** The start of a game. */
    public static ConnectFour start() {
        return new ConnectFour();
    }

    private static long bottom() {
        long bottom = 0;
        for (int column = 0; column < COLUMNS; column++) {
            bottom |= 1L << column * NEXT_COLUMN;
        }
        return bottom;
    }

    @Override
    long leaves(int depth, boolean bulk) {
        return bulk ? bulk(0, 0, depth) : moves(0, 0, depth);
    }

    /** The cells on which a disk can come to rest. */
    private static long free(long disks) {
        return disks + BOTTOM & BOARD;
    }

    private static boolean hasFour(long disks) {
        return hasFour(disks, 1)
                || hasFour(disks, NEXT_COLUMN)
                || hasFour(disks, NEXT_COLUMN - 1)
                || hasFour(disks, NEXT_COLUMN + 1);
    }

    private static boolean hasFour(long disks, int step) {
        long pairs = disks & disks >>> step;
        return (pairs & pairs >>> 2 * step) != 0;
    }

    /** Lines of play from where the player with the disks {@code own} is to move. */
    private static long moves(long own, long enemy, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (hasFour(enemy)) {
            return 0;
        }
        long leaves = 0;
        for (long free = free(own | enemy); free != 0; free &= free - 1) {
            leaves += moves(enemy, own | Long.lowestOneBit(free), depth - 1);
        }
        return leaves;
    }

    private static long bulk(long own, long enemy, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (hasFour(enemy)) {
            return 0;
        }
        long free = free(own | enemy);
        if (depth == 1) {
            return Long.bitCount(free);
        }
        long leaves = 0;
        for (; free != 0; free &= free - 1) {
            leaves += bulk(enemy, own | Long.lowestOneBit(free), depth - 1);
        }
        return leaves;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        long own = 0;
        long enemy = 0;
        for (plies = 0; plies < limit; plies++) {
            if (hasFour(enemy)) {
                return Outcome.winFor((int) (plies & 1) ^ 1);
            }
            long free = free(own | enemy);
            if (free == 0) {
                return Outcome.DRAW;
            }
            long before = own;
            own = enemy;
            enemy = before | dice.oneOf(free);
        }
        return Outcome.UNFINISHED;
    }

    @Override
    long playedPlies() {
        return plies;
    }
}
