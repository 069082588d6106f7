package org.senet.benchmarks.yardstick;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Othello by the rules of the World Othello Federation, the squares in an array that has walls around it; a forced pass is a move.
 *
 * <p>Moves are listed from the own disks outwards, over enemies to an empty square, since at the depths that can be counted there are
 * fewer disks than empty squares beside them. Such a line is what the move turns over, so nothing is looked for again to make it
 * or to take it back. Random games, which need one move only, draw one of the empty squares beside disks until a disk on it
 * encloses some.
 */
public final class MailboxOthello extends Yardstick {
    private static final int SIDE = 8;
    private static final int SQUARES = SIDE * SIDE;
    /** A wall behind each row serves for the next row, too. */
    private static final int WIDTH = SIDE + 1;

    private static final int SIZE = WIDTH * (SIDE + 2) + 1;
    private static final int[] STEPS = {
        1, -1, WIDTH, -WIDTH, WIDTH + 1, -WIDTH - 1, WIDTH - 1, -WIDTH + 1,
    };

    private static final byte EMPTY = 0;
    private static final byte FIRST = 1;
    private static final byte SECOND = 2;
    private static final int BOTH = FIRST + SECOND;
    private static final byte WALL = 4;
    /** In random games an empty square that is listed, because it is beside a disk. */
    private static final byte NEAR = 8;

    private final byte[] squares = new byte[SIZE];
    /** Where there are disks, in the order in which they came. */
    private final byte[] disks = new byte[SQUARES];

    private int diskCount;
    /** The own ones among them. */
    private final byte[] own = new byte[SQUARES];

    /** Own disks with the steps from there to enemies. */
    private final int[] starts = new int[SQUARES * STEPS.length];

    /** The last line that was found to each square, while moves are listed; else 0. */
    private final int[] heads = new int[SIZE];

    /** By which count of moves each square was found last. */
    private final long[] found = new long[SIZE];

    private long counts;

    /** The moves and the lines of each ply of a count, by the number of plies left. */
    private final List<int[]> moves = new ArrayList<>();

    private final List<int[]> lines = new ArrayList<>();

    private final byte[] near = new byte[SQUARES + STEPS.length];
    private int nearCount;
    private long plies;

    private MailboxOthello() {
        setUp();
    }

    /** The start of a game. */
    public static MailboxOthello start() {
        return new MailboxOthello();
    }

    private void setUp() {
        Arrays.fill(squares, WALL);
        for (int row = 1; row <= SIDE; row++) {
            Arrays.fill(squares, row * WIDTH + 1, row * WIDTH + 1 + SIDE, EMPTY);
        }
        diskCount = 0;
        int middle = SIDE / 2 * (WIDTH + 1);
        place(middle, SECOND);
        place(middle + 1, FIRST);
        place(middle + WIDTH, FIRST);
        place(middle + WIDTH + 1, SECOND);
    }

    private void place(int square, int player) {
        squares[square] = (byte) player;
        disks[diskCount++] = (byte) square;
    }

    @Override
    long leaves(int depth, boolean bulk) {
        while (lines.size() <= depth) {
            moves.add(new int[SQUARES]);
            lines.add(new int[starts.length + 1]);
        }
        return depth == 0 ? 1 : count(FIRST, depth, bulk ? 1 : 0);
    }

    private long count(int player, int depth, int counted) {
        if (depth == counted) {
            int mobility = mobility(player);
            return mobility > 0 ? mobility : Math.min(1, mobility(BOTH - player));
        }
        var all = moves.get(depth);
        var turned = lines.get(depth);
        int size = list(player, all, turned);
        if (size == 0) {
            return mobility(BOTH - player) == 0 ? 0 : depth == 1 ? 1 : count(BOTH - player, depth - 1, counted);
        }
        long leaves = 0;
        for (int i = 0; i < size; i++) {
            int move = all[i];
            place(move & 255, player);
            fill(move, turned, player);
            leaves += depth == 1 ? 1 : count(BOTH - player, depth - 1, counted);
            fill(move, turned, BOTH - player);
            squares[disks[--diskCount]] = EMPTY;
        }
        return leaves;
    }

    /**
     * Finds the own disks beside enemies, and in which directions. All of them are written down and only some of them kept, as jumps
     * here could not be foreseen.
     */
    private int findStarts(int player) {
        int enemy = BOTH - player;
        int owned = 0;
        for (int i = 0; i < diskCount; i++) {
            byte square = disks[i];
            own[owned] = square;
            owned += bit(squares[square], player);
        }
        int count = 0;
        for (int i = 0; i < owned; i++) {
            int from = own[i];
            count = addStart(from, 1, enemy, count);
            count = addStart(from, -1, enemy, count);
            count = addStart(from, WIDTH, enemy, count);
            count = addStart(from, -WIDTH, enemy, count);
            count = addStart(from, WIDTH + 1, enemy, count);
            count = addStart(from, -WIDTH - 1, enemy, count);
            count = addStart(from, WIDTH - 1, enemy, count);
            count = addStart(from, -WIDTH + 1, enemy, count);
        }
        return count;
    }

    private int addStart(int from, int step, int enemy, int count) {
        starts[count] = from | step << 8;
        return count + bit(squares[from + step], enemy);
    }

    /** 1 where a square has a disk of the player, else 0. */
    private static int bit(int held, int player) {
        return (held & player) >> (player >> 1);
    }

    /** Where a line ends that begins with an enemy. */
    private static int end(byte[] board, int from, int step, int enemy) {
        int to = from + step;
        do {
            to += step;
        } while (board[to] == enemy);
        return to;
    }

    private int mobility(int player) {
        var board = squares;
        long count = ++counts;
        int mobility = 0;
        int all = findStarts(player);
        for (int i = 0; i < all; i++) {
            int to = end(board, starts[i] & 255, starts[i] >> 8, BOTH - player);
            if (board[to] == EMPTY) {
                mobility += found[to] == count ? 0 : 1;
                found[to] = count;
            }
        }
        return mobility;
    }

    /**
     * Lists the moves, each a square and the last line to it, and the lines, each with where it starts, its step and the line to the
     * same square before it.
     */
    private int list(int player, int[] moves, int[] lines) {
        var board = squares;
        int size = 0;
        int last = 0;
        int all = findStarts(player);
        for (int i = 0; i < all; i++) {
            int from = starts[i] & 255;
            int step = starts[i] >> 8;
            int to = end(board, from, step, BOTH - player);
            if (board[to] == EMPTY) {
                int before = heads[to];
                lines[++last] = from | before << 8 | step << 24;
                heads[to] = last;
                moves[size] = to;
                size += before == 0 ? 1 : 0;
            }
        }
        for (int i = 0; i < size; i++) {
            int to = moves[i];
            moves[i] = to | heads[to] << 8;
            heads[to] = 0;
        }
        return size;
    }

    /** Fills the lines to the square of a move with disks of a player. */
    private void fill(int move, int[] lines, int player) {
        var board = squares;
        int to = move & 255;
        int next = move >> 8;
        do {
            int line = lines[next];
            int from = line & 255;
            int step = line >> 24;
            for (int square = to - step; square != from; square -= step) {
                board[square] = (byte) player;
            }
            next = line >> 8 & 0xffff;
        } while (next != 0);
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        nearCount = 0;
        for (int i = 0; i < diskCount; i++) {
            approach(disks[i]);
        }
        int player = FIRST;
        boolean passed = false;
        var outcome = Outcome.UNFINISHED;
        for (plies = 0; plies < limit; plies++) {
            if (playOne(dice, player)) {
                passed = false;
            } else if (passed) {
                // The pass before was none: the game was over then.
                plies--;
                outcome = outcome();
                break;
            } else {
                passed = true;
            }
            player = BOTH - player;
        }
        setUp();
        return outcome;
    }

    /** Draws squares until a disk can be placed, so each legal one is as likely as every other; false if there is none. */
    private boolean playOne(Dice dice, int player) {
        for (int rest = nearCount; rest > 0; rest--) {
            int i = dice.below(rest);
            byte square = near[i];
            near[i] = near[rest - 1];
            if (turn(square, player)) {
                near[rest - 1] = near[--nearCount];
                squares[square] = (byte) player;
                approach(square);
                return true;
            }
            near[rest - 1] = square;
        }
        return false;
    }

    /** Lists the empty squares around a new disk. */
    private void approach(int square) {
        var board = squares;
        int count = nearCount;
        for (int step : STEPS) {
            int beside = square + step;
            int held = board[beside];
            int isNew = held - 1 >>> 31;
            near[count] = (byte) beside;
            board[beside] = (byte) (held | isNew * NEAR);
            count += isNew;
        }
        nearCount = count;
    }

    /** Turns over what a disk on a square encloses; whether that was anything. */
    private boolean turn(int square, int player) {
        var board = squares;
        int enemy = BOTH - player;
        boolean any = false;
        for (int rest = enemies(square, enemy); rest != 0; rest &= rest - 1) {
            int step = STEPS[Integer.numberOfTrailingZeros(rest)];
            int to = end(board, square, step, enemy);
            if (board[to] == player) {
                any = true;
                for (to -= step; to != square; to -= step) {
                    board[to] = (byte) player;
                }
            }
        }
        return any;
    }

    /** In which directions there is an enemy beside a square, bits by {@link #STEPS}. */
    private int enemies(int square, int enemy) {
        var board = squares;
        return bit(board[square + 1], enemy)
                | bit(board[square - 1], enemy) << 1
                | bit(board[square + WIDTH], enemy) << 2
                | bit(board[square - WIDTH], enemy) << 3
                | bit(board[square + WIDTH + 1], enemy) << 4
                | bit(board[square - WIDTH - 1], enemy) << 5
                | bit(board[square + WIDTH - 1], enemy) << 6
                | bit(board[square - WIDTH + 1], enemy) << 7;
    }

    private Outcome outcome() {
        int more = 0;
        for (int held : squares) {
            more += held == FIRST ? 1 : held == SECOND ? -1 : 0;
        }
        return more == 0 ? Outcome.DRAW : Outcome.winFor(more > 0 ? 0 : 1);
    }

    @Override
    long playedPlies() {
        return plies;
    }
}
