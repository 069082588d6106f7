package org.senet.importers.fairy;

/**
 * One way in which a piece moves, as the player who owns it sees the board.
 *
 * @param kind how it goes there
 * @param x files to the right, in one step
 * @param y ranks ahead, in one step
 * @param limit the largest number of steps of a slide or a hop; 0 for any number
 * @param purpose what may stand at its end
 * @param initial whether it is a move from the region of double steps only
 */
record Motion(Kind kind, int x, int y, int limit, Purpose purpose, boolean initial) {

    enum Kind {
        /** At once, over whatever stands between. */
        LEAP,
        /** Over empty squares only, straight first, then diagonally. */
        LAME,
        /** Step by step over empty squares. */
        SLIDE,
        /** Over one piece, as the cannon of xiangqi captures. */
        HOP,
        /** Over one piece, to the square behind it. */
        GRASSHOPPER,
        /** A leap where the slide of the same piece in this direction does not get: over at least one piece. */
        LEAP_OVER
    }

    enum Purpose {
        MOVE,
        CAPTURE,
        BOTH
    }

    boolean captures() {
        return purpose != Purpose.MOVE;
    }

    boolean isQuiet() {
        return purpose != Purpose.CAPTURE;
    }

    Motion with(Purpose other) {
        return new Motion(kind, x, y, limit, other, initial);
    }

    Motion with(Kind other) {
        return new Motion(other, x, y, limit, purpose, initial);
    }

    /** How many squares it goes along a line; 0 when it does not go along one. */
    int length() {
        return x == 0 || y == 0 || Math.abs(x) == Math.abs(y) ? Math.max(Math.abs(x), Math.abs(y)) : 0;
    }
}
