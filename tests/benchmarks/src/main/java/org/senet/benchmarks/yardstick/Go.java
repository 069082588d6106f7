package org.senet.benchmarks.yardstick;

import java.util.Arrays;

/**
 * Go on 9 by 9 points as in the script: area scoring, no suicide, a capture must not bring back a position of the board
 * (positional superko), two passes in a row end the game, 7.5 points for White.
 *
 * <p>Chains are kept as circular lists with a count of the pairs of a stone and an empty point beside it, which is zero exactly when the
 * chain has no liberty. Chains that a move joins, and those that it captures, keep their lists, so that taking it back
 * puts them together again without a search.
 */
public final class Go extends Yardstick {
    private static final int SIDE = 9;
    private static final int WIDTH = SIDE + 2;
    private static final int CELLS = WIDTH * WIDTH;
    private static final int POINTS = SIDE * SIDE;
    private static final int[] STEPS = {-WIDTH, -1, 1, WIDTH};
    private static final int PASS = 0;

    private static final byte BLACK = 0;
    private static final byte WHITE = 1;
    private static final byte EMPTY = 2;
    private static final byte WALL = 3;

    /** All walls count as a chain of no player, which has liberties enough. */
    private static final int WALL_LIBERTIES = 1 << 20;

    private static final double KOMI = 7.5;
    private static final long[] KEYS = Dice.keys(2 * CELLS, 9);
    /** The most moves of a game; a longer one is broken off. */
    private static final int LONGEST = 1 << 14;

    private final byte[] cells = new byte[CELLS];
    /** For each stone the cell whose entries in the next arrays are those of its chain. */
    private final byte[] chains = new byte[CELLS];

    private final byte[] nexts = new byte[CELLS];
    private final int[] liberties = new int[CELLS];
    private final int[] sizes = new int[CELLS];
    private final long[] chainKeys = new long[CELLS];

    /** The empty points in no order, and where each is. */
    private final byte[] empties = new byte[POINTS];

    private final byte[] places = new byte[CELLS];
    private int emptyCount;

    private final long[] history = new long[LONGEST];
    private int plies;
    private int played;
    private long key;
    private byte player = BLACK;
    private int passes;

    /** What taking back needs: the entries that a stone has overwritten, and which chains it has joined or captured. */
    private final Trail trail = new Trail();

    private Go() {
        clear();
    }

    /** The start of a game. */
    public static Go start() {
        return new Go();
    }

    private void clear() {
        emptyCount = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            int column = cell % WIDTH;
            int row = cell / WIDTH;
            if (column == 0 || column == WIDTH - 1 || row == 0 || row == WIDTH - 1) {
                cells[cell] = WALL;
            } else {
                cells[cell] = EMPTY;
                addEmpty(cell);
            }
        }
        liberties[0] = WALL_LIBERTIES;
        plies = 0;
        key = 0;
        player = BLACK;
        passes = 0;
        trail.clear();
    }

    /** Numbers that moves leave and that taking them back needs, last in first out. */
    private static final class Trail {
        private int[] items = new int[1024];
        private long[] keys = new long[128];
        private int size;
        private int keyCount;

        void clear() {
            size = 0;
            keyCount = 0;
        }

        void push(int item) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 2 * size);
            }
            items[size++] = item;
        }

        int pop() {
            return items[--size];
        }

        void pushKey(long item) {
            if (keyCount == keys.length) {
                keys = Arrays.copyOf(keys, 2 * keyCount);
            }
            keys[keyCount++] = item;
        }

        long popKey() {
            return keys[--keyCount];
        }
    }

    private void addEmpty(int cell) {
        places[cell] = (byte) emptyCount;
        empties[emptyCount++] = (byte) cell;
    }

    private void removeEmpty(int cell) {
        byte last = empties[--emptyCount];
        empties[places[cell]] = last;
        places[last] = places[cell];
    }

    /** Whether the player to move may place a stone on an empty point. */
    private boolean isLegal(int point) {
        boolean breathes = false;
        boolean captures = false;
        // What is left of a chain's liberties when this one is gone.
        for (int step : STEPS) {
            if (cells[point + step] == EMPTY) {
                breathes = true;
            } else {
                liberties[chains[point + step]]--;
            }
        }
        for (int step : STEPS) {
            int near = point + step;
            if (cells[near] == player) {
                breathes |= liberties[chains[near]] != 0;
            } else {
                captures |= cells[near] == (player ^ 1) && liberties[chains[near]] == 0;
            }
        }
        boolean legal = captures ? !repeats(point) : breathes;
        for (int step : STEPS) {
            if (cells[point + step] != EMPTY) {
                liberties[chains[point + step]]++;
            }
        }
        return legal;
    }

    /** Whether a capture, whose victims have no liberties now, leads to a board that was there before. */
    private boolean repeats(int point) {
        long after = key ^ KEYS[player * CELLS + point];
        for (int i = 0; i < STEPS.length; i++) {
            int near = point + STEPS[i];
            if (cells[near] == (player ^ 1) && liberties[chains[near]] == 0 && !isSeen(point, i)) {
                after ^= chainKeys[chains[near]];
            }
        }
        for (int i = plies - 1; i >= 0; i--) {
            if (history[i] == after) {
                return true;
            }
        }
        return false;
    }

    /** Whether the neighbour's chain is that of an earlier neighbour, too. */
    private boolean isSeen(int point, int neighbour) {
        for (int i = 0; i < neighbour; i++) {
            int near = point + STEPS[i];
            if (cells[near] == (player ^ 1) && chains[near] == chains[point + STEPS[neighbour]]) {
                return true;
            }
        }
        return false;
    }

    private void play(int move) {
        history[plies++] = key;
        if (move == PASS) {
            passes++;
        } else {
            trail.push(passes);
            passes = 0;
            place(move);
        }
        player ^= 1;
    }

    private void takeBack(int move) {
        player ^= 1;
        plies--;
        if (move == PASS) {
            passes--;
        } else {
            unplace(move);
            passes = trail.pop();
        }
        key = history[plies];
    }

    private void place(int point) {
        trail.pushKey(chainKeys[point]);
        trail.push(liberties[point]);
        trail.push(sizes[point]);
        trail.push(nexts[point]);
        trail.push(chains[point]);
        removeEmpty(point);
        int open = 0;
        for (int step : STEPS) {
            if (cells[point + step] == EMPTY) {
                open++;
            } else {
                liberties[chains[point + step]]--;
            }
        }
        cells[point] = player;
        chains[point] = (byte) point;
        nexts[point] = (byte) point;
        liberties[point] = open;
        sizes[point] = 1;
        chainKeys[point] = KEYS[player * CELLS + point];
        key ^= chainKeys[point];
        int joined = 0;
        int captured = 0;
        for (int step : STEPS) {
            int near = point + step;
            if (cells[near] == player && chains[near] != chains[point]) {
                join(point, near);
                joined++;
            }
        }
        for (int step : STEPS) {
            int near = point + step;
            if (cells[near] == (player ^ 1) && liberties[chains[near]] == 0) {
                trail.push(near);
                capture(near);
                captured++;
            }
        }
        trail.push(joined);
        trail.push(captured);
    }

    private void unplace(int point) {
        int captured = trail.pop();
        int joined = trail.pop();
        for (; captured > 0; captured--) {
            revive(trail.pop());
        }
        for (; joined > 0; joined--) {
            part();
        }
        cells[point] = EMPTY;
        for (int step : STEPS) {
            if (cells[point + step] != EMPTY) {
                liberties[chains[point + step]]++;
            }
        }
        addEmpty(point);
        chains[point] = (byte) trail.pop();
        nexts[point] = (byte) trail.pop();
        sizes[point] = trail.pop();
        liberties[point] = trail.pop();
        chainKeys[point] = trail.popKey();
    }

    /** Makes one chain of two; the smaller one goes into the larger one. */
    private void join(int one, int other) {
        int large = chains[one];
        int small = chains[other];
        if (sizes[large] < sizes[small]) {
            int exchanged = large;
            large = small;
            small = exchanged;
        }
        liberties[large] += liberties[small];
        sizes[large] += sizes[small];
        chainKeys[large] ^= chainKeys[small];
        relabel(small, large);
        swapNexts(large, small);
        trail.push(large);
        trail.push(small);
    }

    private void part() {
        int small = trail.pop();
        int large = trail.pop();
        swapNexts(large, small);
        relabel(small, small);
        chainKeys[large] ^= chainKeys[small];
        sizes[large] -= sizes[small];
        liberties[large] -= liberties[small];
    }

    private void relabel(int first, int chain) {
        int stone = first;
        do {
            chains[stone] = (byte) chain;
            stone = nexts[stone];
        } while (stone != first);
    }

    private void swapNexts(int one, int other) {
        byte next = nexts[one];
        nexts[one] = nexts[other];
        nexts[other] = next;
    }

    private void capture(int first) {
        key ^= chainKeys[chains[first]];
        int stone = first;
        do {
            cells[stone] = EMPTY;
            addEmpty(stone);
            for (int step : STEPS) {
                if (cells[stone + step] == player) {
                    liberties[chains[stone + step]]++;
                }
            }
            stone = nexts[stone];
        } while (stone != first);
    }

    private void revive(int first) {
        int stone = first;
        do {
            cells[stone] = (byte) (player ^ 1);
            removeEmpty(stone);
            for (int step : STEPS) {
                if (cells[stone + step] == player) {
                    liberties[chains[stone + step]]--;
                }
            }
            stone = nexts[stone];
        } while (stone != first);
    }

    @Override
    long leaves(int depth, boolean bulk) {
        return count(depth, bulk ? 1 : 0);
    }

    private long count(int depth, int counted) {
        if (depth == 0) {
            return 1;
        }
        if (passes == 2) {
            return 0;
        }
        if (depth == counted) {
            return countMoves();
        }
        play(PASS);
        long leaves = count(depth - 1, counted);
        takeBack(PASS);
        for (int point = WIDTH + 1; point < CELLS - WIDTH - 1; point++) {
            if (cells[point] == EMPTY && isLegal(point)) {
                play(point);
                leaves += count(depth - 1, counted);
                takeBack(point);
            }
        }
        return leaves;
    }

    private int countMoves() {
        int count = 1;
        for (int i = 0; i < emptyCount; i++) {
            if (isLegal(empties[i])) {
                count++;
            }
        }
        return count;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        clear();
        int longest = Math.min(limit, LONGEST);
        while (passes < 2 && plies < longest) {
            // To try again until a move is legal gives each legal one the same chance. To pass always is.
            int choice = dice.below(emptyCount + 1);
            if (choice == emptyCount) {
                play(PASS);
            } else if (isLegal(empties[choice])) {
                play(empties[choice]);
            }
        }
        played = plies;
        var outcome = passes == 2 ? outcome() : Outcome.UNFINISHED;
        clear();
        return outcome;
    }

    private Outcome outcome() {
        var points = new int[2];
        var seen = new boolean[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            if (cells[cell] == EMPTY && !seen[cell]) {
                countRegion(cell, seen, points);
            } else if (cells[cell] == BLACK || cells[cell] == WHITE) {
                points[cells[cell]]++;
            }
        }
        return Outcome.winFor(points[BLACK] > points[WHITE] + KOMI ? BLACK : WHITE);
    }

    /** Gives the empty points that hang together with one of them to the player whose stones alone are around them. */
    private void countRegion(int first, boolean[] seen, int[] points) {
        var region = new int[POINTS];
        int size = 1;
        region[0] = first;
        seen[first] = true;
        boolean black = false;
        boolean white = false;
        for (int i = 0; i < size; i++) {
            for (int step : STEPS) {
                int near = region[i] + step;
                black |= cells[near] == BLACK;
                white |= cells[near] == WHITE;
                if (cells[near] == EMPTY && !seen[near]) {
                    seen[near] = true;
                    region[size++] = near;
                }
            }
        }
        if (black != white) {
            points[black ? BLACK : WHITE] += size;
        }
    }

    @Override
    long playedPlies() {
        return played;
    }
}
