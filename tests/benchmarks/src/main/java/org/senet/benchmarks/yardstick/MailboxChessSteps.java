package org.senet.benchmarks.yardstick;

/**
 * A chess board as an array of rows of sixteen cells, of which eight in the middle are squares and the others walls, with two rows of
 * walls below and above. Between two squares lies the same difference only where the one is reached from the other in the same way,
 * so tables by differences tell which pieces attack what on an empty board.
 */
final class MailboxChessSteps {
    static final int ROW = 16;
    static final int CELLS = 12 * ROW;
    private static final int FIRST_ROW = 2;
    private static final int FIRST_COLUMN = 4;

    /** The colour of a piece is one of these bits, shifted by the player; the others are its type. */
    static final int COLOUR = 8;

    static final int TYPE = 7;
    static final int EMPTY = 0;
    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;
    static final int WALL = 32;

    /** Steps of rooks, then those of bishops; all of them are those of queens and kings. */
    static final int[] STEPS = {1, -1, ROW, -ROW, ROW + 1, -ROW - 1, ROW - 1, -ROW + 1};

    private static final int STRAIGHT = 4;
    private static final int[] LEAPS = {
        ROW + 2, ROW - 2, -ROW + 2, -ROW - 2, 2 * ROW + 1, 2 * ROW - 1, -2 * ROW + 1, -2 * ROW - 1
    };

    /** The bit for the square itself in what {@link #aims} tells; those below are for the squares around it, by {@link #STEPS}. */
    static final int ITSELF = 1 << STEPS.length;

    private static final int DIFFERENCES = 256;
    private static final int MIDDLE = DIFFERENCES / 2;
    private static final byte[] STEP = new byte[DIFFERENCES];
    private static final short[] AIMS = new short[DIFFERENCES * 3 * COLOUR];

    static {
        for (int step : STEPS) {
            for (int i = 1; i < 8; i++) {
                STEP[MIDDLE + i * step] = (byte) step;
            }
        }
        for (int piece = 0; piece < 3 * COLOUR; piece++) {
            for (int difference = -7 * ROW - 7; difference <= 7 * ROW + 7; difference++) {
                AIMS[piece * DIFFERENCES + MIDDLE + difference] = (short) aims(piece, difference);
            }
        }
    }

    private MailboxChessSteps() {}

    static int square(int column, int row) {
        return (row + FIRST_ROW) * ROW + column + FIRST_COLUMN;
    }

    /** The step from a square towards another one, if a queen could go there; else 0. */
    static int step(int from, int to) {
        return STEP[MIDDLE + to - from];
    }

    /** Which squares at and around {@code to} a piece on {@code from} would attack on an empty board. */
    static int aims(int piece, int from, int to) {
        return AIMS[piece * DIFFERENCES + MIDDLE + to - from];
    }

    /** Whether a piece goes on until something is in the way. */
    static boolean rides(int piece) {
        int type = piece & TYPE;
        return type >= BISHOP && type < KING;
    }

    private static int aims(int piece, int difference) {
        int aims = attacks(piece, difference) ? ITSELF : 0;
        for (int i = 0; i < STEPS.length; i++) {
            aims |= attacks(piece, difference + STEPS[i]) ? 1 << i : 0;
        }
        return aims;
    }

    private static boolean attacks(int piece, int difference) {
        int forward = (piece & COLOUR) != 0 ? ROW : -ROW;
        return switch (piece & TYPE) {
            case PAWN -> difference == forward - 1 || difference == forward + 1;
            case KNIGHT -> contains(LEAPS, 0, LEAPS.length, 1, difference);
            case BISHOP -> contains(STEPS, STRAIGHT, STEPS.length, 7, difference);
            case ROOK -> contains(STEPS, 0, STRAIGHT, 7, difference);
            case QUEEN -> contains(STEPS, 0, STEPS.length, 7, difference);
            case KING -> contains(STEPS, 0, STEPS.length, 1, difference);
            default -> false;
        };
    }

    private static boolean contains(int[] steps, int first, int end, int most, int difference) {
        for (int i = first; i < end; i++) {
            for (int many = 1; many <= most; many++) {
                if (steps[i] * many == difference) {
                    return true;
                }
            }
        }
        return false;
    }
}
