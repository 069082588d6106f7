package org.senet.benchmarks.yardstick;

/** What a cell of a board holds, as a small number. Players are numbers too: White is 0 and Black 1. */
final class Cell {
    static final int EMPTY = 0;
    /** A cell around the board; it stops every walk. */
    static final int WALL = 9;

    static final int WHITE = 0;
    static final int BLACK = 1;

    private static final int FIRST_MAN = 1;
    private static final int FIRST_KING = 3;

    private Cell() {}

    static int man(int player) {
        return FIRST_MAN + player;
    }

    static int king(int player) {
        return FIRST_KING + player;
    }

    static boolean isKing(int code) {
        return code >= FIRST_KING && code < WALL;
    }
}
