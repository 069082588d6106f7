package org.senet.benchmarks.yardstick;

/**
 * Othello by the rules of the World Othello Federation; a forced pass is a move. The disks of a player are a set of bits, from the lowest
 * in a corner row by row. Moves are found for the whole board at once, by shifts; what a move turns over, by the lines from its
 * square.
 */
public final class Othello extends Yardstick {
    private static final int SQUARES = 64;
    private static final int SIDE = 8;
    private static final int DIRECTIONS = 4;
    /** All squares but those of the first and the last column. */
    private static final long INNER = 0x7e7e7e7e7e7e7e7eL;

    private static final long FIRST = 1L << 28 | 1L << 35;
    private static final long SECOND = 1L << 27 | 1L << 36;
    /** For each square the lines that lead from it to higher squares, and in {@link #DOWN} to lower ones. */
    private static final long[] UP = rays(1);

    private static final long[] DOWN = rays(-1);

    private long plies;

    private Othello() {}

    /** The start of a game. */
    public static Othello start() {
        return new Othello();
    }

    private static long[] rays(int sign) {
        var rays = new long[SQUARES * DIRECTIONS];
        int[][] ways = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}};
        for (int square = 0; square < SQUARES; square++) {
            for (int way = 0; way < DIRECTIONS; way++) {
                int column = square % SIDE + sign * ways[way][0];
                int row = square / SIDE + sign * ways[way][1];
                while (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
                    rays[square * DIRECTIONS + way] |= 1L << row * SIDE + column;
                    column += sign * ways[way][0];
                    row += sign * ways[way][1];
                }
            }
        }
        return rays;
    }

    private static long legal(long own, long enemy) {
        long inner = enemy & INNER;
        long ends =
                ends(own, inner, 1) | ends(own, inner, SIDE - 1) | ends(own, inner, SIDE + 1) | ends(own, enemy, SIDE);
        return ends & ~(own | enemy);
    }

    /** The squares behind enemies in a row that begins next to an own disk, both ways; the row is doubled in each step. */
    private static long ends(long own, long enemy, int step) {
        long up = enemy & own << step;
        long down = enemy & own >>> step;
        up |= enemy & up << step;
        down |= enemy & down >>> step;
        long pairsUp = enemy & enemy << step;
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        return up << step | down >>> step;
    }

    private static long turned(int square, long own, long enemy) {
        long turned = 0;
        int first = square * DIRECTIONS;
        for (int i = first; i < first + DIRECTIONS; i++) {
            long up = UP[i];
            long endUp = Long.lowestOneBit(up & ~enemy);
            if ((endUp & own) != 0) {
                turned |= up & endUp - 1;
            }
            long down = DOWN[i];
            long endDown = Long.highestOneBit(down & ~enemy);
            if ((endDown & own) != 0) {
                turned |= down & -(endDown << 1);
            }
        }
        return turned;
    }

    @Override
    long leaves(int depth, boolean bulk) {
        return count(FIRST, SECOND, depth, bulk ? 1 : 0);
    }

    /** Lines of play; those of {@code counted} moves are counted and not played. */
    private static long count(long own, long enemy, int depth, int counted) {
        if (depth == 0) {
            return 1;
        }
        long moves = legal(own, enemy);
        if (moves == 0) {
            return legal(enemy, own) == 0 ? 0 : count(enemy, own, depth - 1, counted);
        }
        if (depth == counted) {
            return Long.bitCount(moves);
        }
        long leaves = 0;
        for (; moves != 0; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long turned = turned(square, own, enemy);
            leaves += count(enemy ^ turned, own ^ turned | 1L << square, depth - 1, counted);
        }
        return leaves;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        long own = FIRST;
        long enemy = SECOND;
        boolean passed = false;
        for (plies = 0; plies < limit; plies++) {
            long moves = legal(own, enemy);
            long before = own;
            if (moves != 0) {
                long move = dice.oneOf(moves);
                long turned = turned(Long.numberOfTrailingZeros(move), own, enemy);
                own = enemy ^ turned;
                enemy = before ^ turned | move;
                passed = false;
            } else if (passed) {
                // The pass before was none: the game was over then.
                plies--;
                return outcome(own, enemy);
            } else {
                own = enemy;
                enemy = before;
                passed = true;
            }
        }
        return Outcome.UNFINISHED;
    }

    /** Who has more disks; {@code own} are those of the player who would move after so many plies. */
    private Outcome outcome(long own, long enemy) {
        int more = Integer.compare(Long.bitCount(own), Long.bitCount(enemy));
        // One more player has been skipped than there were plies.
        int mover = (int) (plies + 1 & 1);
        return more == 0 ? Outcome.DRAW : Outcome.winFor(more > 0 ? mover : mover ^ 1);
    }

    @Override
    long playedPlies() {
        return plies;
    }
}
