package org.senet.benchmarks.yardstick;

/**
 * Which squares pieces of chess attack. Squares are numbered from a1 by rows. Those of sliding pieces are looked up by what stands in
 * their way, multiplied by a number that spreads the cases over a table ("magic bitboards", after Kannan); such numbers are
 * searched when the class is loaded.
 */
final class ChessAttacks {
    static final int SQUARES = 64;
    static final long[] KNIGHT = leaps(new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2}});
    static final long[] KING = leaps(new int[][] {{1, 0}, {1, 1}, {0, 1}, {-1, 1}});
    /** The squares that a pawn attacks: first all for White, then all for Black. */
    static final long[] PAWN = pawns();

    private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    private static final Slider[] ROOK = sliders(STRAIGHT);
    private static final Slider[] BISHOP = sliders(DIAGONAL);
    /** The squares between two squares of a line; by both, see {@link #between}. */
    private static final long[] BETWEEN = new long[SQUARES * SQUARES];

    /** The whole line through two squares, from edge to edge. */
    private static final long[] LINE = new long[SQUARES * SQUARES];

    static {
        for (int from = 0; from < SQUARES; from++) {
            fillLines(from, ROOK);
            fillLines(from, BISHOP);
        }
    }

    private ChessAttacks() {}

    /** How to look up the attacks from one square. */
    private record Slider(long relevant, long magic, int shift, long[] attacks) {
        /** Puts the attacks of each case where the number leads to. */
        Slider(long relevant, long magic, long[] cases, long[] attacks) {
            this(relevant, magic, Long.SIZE - Long.bitCount(relevant), new long[cases.length]);
            for (int i = 0; i < cases.length; i++) {
                this.attacks[(int) (cases[i] * magic >>> shift)] = attacks[i];
            }
        }

        long from(long occupied) {
            return attacks[(int) ((occupied & relevant) * magic >>> shift)];
        }
    }

    static long rook(int square, long occupied) {
        return ROOK[square].from(occupied);
    }

    static long bishop(int square, long occupied) {
        return BISHOP[square].from(occupied);
    }

    static long between(int from, int to) {
        return BETWEEN[from << 6 | to];
    }

    static long line(int from, int to) {
        return LINE[from << 6 | to];
    }

    private static void fillLines(int from, Slider[] sliders) {
        for (long rest = sliders[from].from(0); rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            long ends = 1L << from | 1L << to;
            LINE[from << 6 | to] = sliders[from].from(0) & sliders[to].from(0) | ends;
            BETWEEN[from << 6 | to] = sliders[from].from(ends) & sliders[to].from(ends);
        }
    }

    private static long[] leaps(int[][] halfOfThem) {
        var leaps = new long[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            for (var leap : halfOfThem) {
                leaps[square] |= bit(square, leap[0], leap[1]) | bit(square, -leap[0], -leap[1]);
            }
        }
        return leaps;
    }

    private static long[] pawns() {
        var attacks = new long[2 * SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            attacks[square] = bit(square, -1, 1) | bit(square, 1, 1);
            attacks[SQUARES + square] = bit(square, -1, -1) | bit(square, 1, -1);
        }
        return attacks;
    }

    /** The square so many columns and rows away; none beyond the edge. */
    private static long bit(int square, int columns, int rows) {
        int column = (square & 7) + columns;
        int row = (square >> 3) + rows;
        return column < 0 || column > 7 || row < 0 || row > 7 ? 0 : 1L << (row << 3 | column);
    }

    private static Slider[] sliders(int[][] directions) {
        var dice = new Dice(7);
        var sliders = new Slider[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            sliders[square] = slider(square, directions, dice);
        }
        return sliders;
    }

    private static Slider slider(int square, int[][] directions, Dice dice) {
        long relevant = 0;
        for (var direction : directions) {
            // What stands on the last square of a line is in nobody's way.
            long line = walk(square, direction, 0);
            relevant |= line & ~last(square, direction);
        }
        int bits = Long.bitCount(relevant);
        var cases = new long[1 << bits];
        var attacks = new long[1 << bits];
        long occupied = 0;
        for (int i = 0; i < cases.length; i++) {
            cases[i] = occupied;
            for (var direction : directions) {
                attacks[i] |= walk(square, direction, occupied);
            }
            // The next subset of the relevant squares, in the order of numbers.
            occupied = occupied - relevant & relevant;
        }
        return new Slider(relevant, magic(relevant, cases, attacks, dice), cases, attacks);
    }

    /** A number that spreads the cases so that only those with the same attacks meet. */
    private static long magic(long relevant, long[] cases, long[] attacks, Dice dice) {
        int shift = Long.SIZE - Long.bitCount(relevant);
        var seen = new long[cases.length];
        var attempts = new int[cases.length];
        for (int attempt = 1; ; attempt++) {
            // Numbers with few bits spread best, and good ones leave many bits at the top.
            long magic = dice.next();
            magic &= dice.next();
            magic &= dice.next();
            if (Long.bitCount(relevant * magic >>> 56) >= 6
                    && spreads(cases, attacks, magic, shift, seen, attempts, attempt)) {
                return magic;
            }
        }
    }

    private static boolean spreads(
            long[] cases, long[] attacks, long magic, int shift, long[] seen, int[] attempts, int attempt) {
        for (int i = 0; i < cases.length; i++) {
            int index = (int) (cases[i] * magic >>> shift);
            if (attempts[index] == attempt && seen[index] != attacks[i]) {
                return false;
            }
            attempts[index] = attempt;
            seen[index] = attacks[i];
        }
        return true;
    }

    private static long walk(int square, int[] direction, long occupied) {
        long reached = 0;
        for (int i = 1; i < 8; i++) {
            long next = bit(square, i * direction[0], i * direction[1]);
            reached |= next;
            if (next == 0 || (next & occupied) != 0) {
                break;
            }
        }
        return reached;
    }

    private static long last(int square, int[] direction) {
        long last = 0;
        for (int i = 1; i < 8; i++) {
            long next = bit(square, i * direction[0], i * direction[1]);
            last = next == 0 ? last : next;
        }
        return last;
    }
}
