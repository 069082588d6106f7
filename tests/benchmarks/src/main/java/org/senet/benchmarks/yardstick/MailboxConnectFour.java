package org.senet.benchmarks.yardstick;

import java.util.Arrays;

/**
 * Connect Four with the cells in an array: how high each column is, and a look for four in a line from the last disk only. What lies
 * around the cells is like an empty cell, since it is known how high a column may get.
 */
public final class MailboxConnectFour extends Yardstick {
    private static final int COLUMNS = 7;
    private static final int HEIGHT = 6;
    /** From a cell to the one beside it; columns have a wall above and below. */
    private static final int BESIDE = 8;
    /** How far one looks from a cell. */
    private static final int REACH = 3;

    /** The cell at the bottom of the first column, behind more columns of walls than one looks back. */
    private static final int BOTTOM = (REACH + 1) * BESIDE + 1;

    private static final int FIRST = 1;
    private static final int BOTH = 3;
    /** A wall that holds what is no player's disk: the last disk before the first move. */
    private static final int NOWHERE = BOTTOM - BESIDE;

    private final byte[] cells = new byte[BOTTOM + (COLUMNS + REACH + 1) * BESIDE];
    /** The cell of each column where the next disk comes to rest. */
    private final int[] tops = new int[COLUMNS];

    private final int[] open = new int[COLUMNS];
    private long plies;

    private MailboxConnectFour() {
        setUp();
    }

    /** The start of a game. */
    public static MailboxConnectFour start() {
        return new MailboxConnectFour();
    }

    private void setUp() {
        Arrays.fill(cells, (byte) 0);
        cells[NOWHERE] = BOTH;
        for (int column = 0; column < COLUMNS; column++) {
            tops[column] = BOTTOM + column * BESIDE;
        }
    }

    private static boolean isFull(int top) {
        return (top & BESIDE - 1) > HEIGHT;
    }

    @Override
    long leaves(int depth, boolean bulk) {
        if (depth == 0) {
            return 1;
        }
        return bulk ? bulk(FIRST, NOWHERE, COLUMNS, depth) : moves(FIRST, NOWHERE, depth);
    }

    private long moves(int player, int last, int depth) {
        if (hasFour(last)) {
            return 0;
        }
        long leaves = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int cell = tops[column];
            if (!isFull(cell)) {
                cells[cell] = (byte) player;
                tops[column] = cell + 1;
                leaves += depth == 1 ? 1 : moves(BOTH - player, cell, depth - 1);
                tops[column] = cell;
                cells[cell] = 0;
            }
        }
        return leaves;
    }

    /** The same where {@code free} columns are not full; the last moves are not made. */
    private long bulk(int player, int last, int free, int depth) {
        if (hasFour(last)) {
            return 0;
        }
        if (depth == 1) {
            return free;
        }
        long leaves = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int cell = tops[column];
            if (!isFull(cell)) {
                cells[cell] = (byte) player;
                tops[column] = cell + 1;
                leaves += bulk(BOTH - player, cell, isFull(cell + 1) ? free - 1 : free, depth - 1);
                tops[column] = cell;
                cells[cell] = 0;
            }
        }
        return leaves;
    }

    private boolean hasFour(int last) {
        var board = cells;
        int disk = board[last];
        return board[last - 1] == disk && board[last - 2] == disk && board[last - 3] == disk
                || hasFour(board, last, BESIDE)
                || hasFour(board, last, BESIDE - 1)
                || hasFour(board, last, BESIDE + 1);
    }

    private static boolean hasFour(byte[] board, int last, int step) {
        int disk = board[last];
        int one = board[last + step] ^ disk;
        int two = board[last + 2 * step] ^ disk;
        int back = board[last - step] ^ disk;
        int twiceBack = board[last - 2 * step] ^ disk;
        // Four with the last one among them have at least two others on one side of it.
        if ((one | two) != 0 && (back | twiceBack) != 0) {
            return false;
        }
        return (one | back) == 0
                || (one | two | board[last + 3 * step] ^ disk) == 0
                || (back | twiceBack | board[last - 3 * step] ^ disk) == 0;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        int free = COLUMNS;
        for (int column = 0; column < COLUMNS; column++) {
            open[column] = column;
        }
        int last = NOWHERE;
        int player = FIRST;
        var outcome = Outcome.UNFINISHED;
        int ply = 0;
        for (; ply < limit; ply++) {
            if (hasFour(last)) {
                outcome = Outcome.winFor(ply & 1 ^ 1);
                break;
            }
            if (free == 0) {
                outcome = Outcome.DRAW;
                break;
            }
            int chosen = dice.below(free);
            int column = open[chosen];
            last = tops[column]++;
            cells[last] = (byte) player;
            if (isFull(last + 1)) {
                open[chosen] = open[--free];
            }
            player = BOTH - player;
        }
        plies = ply;
        setUp();
        return outcome;
    }

    @Override
    long playedPlies() {
        return plies;
    }
}
