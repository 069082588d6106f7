package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/**
 * Where the moves of a position begin, and how many begin there, in the order in which they are found: at a piece, at an
 * empty position, or at none. So one move can be found by its number without all the others. Not thread-safe.
 */
public final class Origins {
    /** The moves of the piece on a position. */
    public static final int PIECE = 0;
    /** The moves that place a piece on an empty position. */
    public static final int EMPTY = 1;
    /** The moves that place one of so many kinds of pieces on any empty position, in their order. */
    public static final int ANY_EMPTY = 2;
    /** The moves of an action without a piece. */
    public static final int ACTION = 3;

    private static final int SHIFT = 24;
    /** Among so many it is quicker to look at all than to guess where to go on. */
    private static final int FEW = 8;

    private int[] origins = new int[64];
    /** For each origin the number of moves up to its last one. */
    private int[] ends = new int[64];

    private int size;

    /** The number of a place where moves begin, from its kind and the position or index. */
    public static int origin(int kind, int index) {
        return kind << SHIFT | index;
    }

    /** What kind of place it is. */
    public static int kind(int origin) {
        return origin >>> SHIFT;
    }

    /** The position or index of the place. */
    public static int index(int origin) {
        return origin & (1 << SHIFT) - 1;
    }

    /** Forgets all. */
    public void clear() {
        size = 0;
    }

    /** Notes that there are so many moves in all after those that begin here; if there are no more than before, none does. */
    public void add(int origin, int total) {
        if (total == total()) {
            return;
        }
        if (size == origins.length) {
            grow();
        }
        origins[size] = origin;
        ends[size++] = total;
    }

    @TruffleBoundary
    private void grow() {
        origins = Arrays.copyOf(origins, size * 2);
        ends = Arrays.copyOf(ends, size * 2);
    }

    /** How many moves there are. */
    public int total() {
        return size == 0 ? 0 : ends[size - 1];
    }

    /** The index of the origin of the move with a number, which is below the number of all moves. */
    public int find(int move) {
        if (size <= FEW) {
            int index = 0;
            for (int i = 0; i < size; i++) {
                index += ends[i] <= move ? 1 : 0;
            }
            return index;
        }
        int low = 0;
        int high = size - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (ends[middle] > move) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The origin with an index. */
    public int get(int index) {
        return origins[index];
    }

    /** How many moves come before those of the origin with an index. */
    public int before(int index) {
        return index == 0 ? 0 : ends[index - 1];
    }
}
