package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/**
 * The legal moves of one position in compact form: each move is a slice of the effect log, followed by the breakable
 * invariants that were checked on its way. A buffer is reused from generation to generation; it is not thread-safe.
 */
public final class MoveBuffer {
    private static final int INITIAL_MOVES = 64;
    private static final int INITIAL_DATA = 512;
    private static final int LENGTH_SHIFT = 32;
    private static final int REMEMBERED_SHIFT = 48;
    private static final int FIELD = (1 << 15) - 1;
    /** The sign bit. */
    private static final long UNLESS_LONGER = Long.MIN_VALUE;

    /** The log entries and remembered invariants of all moves, one after another. */
    public long[] data = new long[INITIAL_DATA];

    /** For each move: where its entries begin (32 bits), how many they are (16), how many words it remembers (15), flag. */
    private long[] headers = new long[INITIAL_MOVES];

    private int[] digest = new int[INITIAL_MOVES];
    private int size;
    private int end;
    private long digests;

    /** Forgets all moves. */
    public void clear() {
        size = 0;
        end = 0;
        digests = 0;
    }

    /** The number of moves. */
    public int size() {
        return size;
    }

    /** Where the log entries of a move begin in {@link #data}. */
    public int start(int move) {
        return (int) headers[move];
    }

    /** Where the log entries of a move end in {@link #data}, exclusive. */
    public int end(int move) {
        long header = headers[move];
        return (int) header + length(header);
    }

    private static int length(long header) {
        return (int) (header >>> LENGTH_SHIFT) & FIELD;
    }

    /** Where the remembered invariants of a move end in {@link #data}, exclusive; they begin at {@link #end(int)}. */
    public int rememberedEnd(int move) {
        long header = headers[move];
        return (int) header + length(header) + ((int) (header >>> REMEMBERED_SHIFT) & FIELD);
    }

    /** The log entries of a move as an array of its own. */
    public long[] entries(int move) {
        return Arrays.copyOfRange(data, start(move), end(move));
    }

    /**
     * Adds the move that the log holds.
     *
     * @param count the number of log entries
     * @param kept the number of words of remembered invariants
     * @param merge whether a move with the same actions in another order is the same move and is left out
     * @param unlessLonger whether the move is to be annulled when a longer one is found
     */
    public void add(State state, int count, int kept, boolean merge, boolean unlessLonger) {
        int at = end;
        if (at + count + kept > data.length) {
            CompilerDirectives.transferToInterpreter();
            growData(at + count + kept);
        }
        if (size == headers.length) {
            CompilerDirectives.transferToInterpreter();
            growMoves();
        }
        var log = state.log;
        var target = data;
        for (int i = 0; i < count; i++) {
            target[at + i] = log[i];
        }
        int move = size;
        if (merge) {
            int hash = digest(at, count);
            long bit = 1L << (hash >>> 26);
            if ((digests & bit) != 0 && isKnown(hash, at, count)) {
                return;
            }
            digests |= bit;
            digest[move] = hash;
        }
        for (int i = 0; i < kept; i++) {
            target[at + count + i] = state.invariants[i];
        }
        headers[move] = (unlessLonger ? UNLESS_LONGER : 0)
                | (long) kept << REMEMBERED_SHIFT
                | (long) count << LENGTH_SHIFT
                | at;
        size = move + 1;
        end = at + count + kept;
    }

    @TruffleBoundary
    private void growData(int needed) {
        data = Arrays.copyOf(data, Math.max(data.length * 2, needed));
    }

    @TruffleBoundary
    private void growMoves() {
        int n = size * 2;
        headers = Arrays.copyOf(headers, n);
        digest = Arrays.copyOf(digest, n);
    }

    /** A hash of the board changes that does not depend on their order. */
    private int digest(int from, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            long e = data[from + i];
            sum += Log.changesBoard(e) ? e : 0;
        }
        return (int) (sum * 0x9E3779B97F4A7C15L >>> 32);
    }

    @TruffleBoundary
    private boolean isKnown(int hash, int from, int count) {
        for (int i = 0; i < size; i++) {
            if (digest[i] == hash && sameActions(start(i), length(headers[i]), from, count)) {
                return true;
            }
        }
        return false;
    }

    private boolean sameActions(int a, int countA, int b, int countB) {
        return containsAll(a, countA, b, countB) && containsAll(b, countB, a, countA);
    }

    private boolean containsAll(int a, int countA, int b, int countB) {
        for (int i = 0; i < countB; i++) {
            if (Log.changesBoard(data[b + i]) && !contains(a, countA, data[b + i])) {
                return false;
            }
        }
        return true;
    }

    private boolean contains(int from, int count, long entry) {
        for (int i = 0; i < count; i++) {
            if (data[from + i] == entry) {
                return true;
            }
        }
        return false;
    }

    /** Drops those moves between two numbers that were to hold only if nothing longer was found. */
    public void annulShorter(int from, int to) {
        int kept = from;
        for (int i = from; i < size; i++) {
            if (i >= to || headers[i] >= 0) {
                keep(kept++, i);
            }
        }
        size = kept;
    }

    /** Whether any move between two numbers holds only if nothing longer is found. */
    public boolean anyUnlessLonger(int from, int to) {
        for (int i = from; i < to; i++) {
            if (headers[i] < 0) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the i-th move as number k, where k is not above i; used while a list is being sifted. */
    public void keep(int k, int i) {
        if (k != i) {
            headers[k] = headers[i];
            digest[k] = digest[i];
        }
    }

    /** Cuts the list to its first moves, after sifting. */
    public void truncate(int newSize) {
        size = newSize;
    }
}
