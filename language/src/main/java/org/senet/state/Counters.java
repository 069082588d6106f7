package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/**
 * Counters of moves, which count by themselves. Two of them share a word, so that a move costs one addition, and what they
 * showed before each move is kept. Not thread-safe.
 */
public final class Counters {
    /** So many counters, the first ones, can be set to zero by bits, see {@link State#resets}. */
    public static final int RESETTABLE = 4;

    private static final long ONE_EACH = 1L << Integer.SIZE | 1;
    /** What stays of a word when neither, the lower, the upper, or both of its counters are set to zero. */
    private static final long[] KEPT = {-1, -1L << Integer.SIZE, -1L >>> Integer.SIZE, 0};

    private final int count;
    /** The first two counters. */
    private long first;
    /** The others. */
    private final long[] others;

    /** The words before each move. */
    private long[] past;

    private int top;

    Counters(int count) {
        this.count = count;
        others = new long[Math.max(count - 1 >> 1, 0)];
        past = new long[(others.length + 1) * 32];
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** What a counter shows. */
    public int get(int index) {
        return (int) (word(index) >>> (index << 5));
    }

    /** Makes a counter show a number. */
    public void set(int index, int value) {
        long word = word(index) & KEPT[(index & 1) + 1] | (long) value << (index << 5);
        if (index < 2) {
            first = word;
        } else {
            others[(index >> 1) - 1] = word;
        }
    }

    private long word(int index) {
        return index < 2 ? first : others[(index >> 1) - 1];
    }

    /** Whether so many are so few that {@link #first} is all that they show. */
    static boolean areFew(int count) {
        return count <= 2;
    }

    /** What the first two counters show, as one word. */
    long first() {
        return first;
    }

    /** Makes the first two counters show what they have shown. */
    void setFirst(long word) {
        first = word;
    }

    /** What the first two counters show after a move that sets some of them to zero, as bits. */
    static long after(long word, int resets) {
        return word + ONE_EACH & KEPT[resets & 3];
    }

    /** What all of them show. */
    public int[] values() {
        var values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = get(i);
        }
        return values;
    }

    /** Makes all of them show something, and forgets the moves. */
    public void setAll(int[] values) {
        top = 0;
        for (int i = 0; i < count; i++) {
            set(i, values[i]);
        }
    }

    /**
     * Counts a move.
     *
     * @param resets the counters that it sets to zero, as bits
     */
    void next(int resets) {
        if (top == past.length) {
            grow();
        }
        past[top++] = first;
        first = after(first, resets);
        for (int i = 0; i < others.length; i++) {
            past[top++] = others[i];
            others[i] = others[i] + ONE_EACH & KEPT[i == 0 ? resets >> 2 : 0];
        }
    }

    /** Takes the last move back. */
    void back() {
        for (int i = others.length - 1; i >= 0; i--) {
            others[i] = past[--top];
        }
        first = past[--top];
    }

    @TruffleBoundary
    private void grow() {
        past = Arrays.copyOf(past, top * 2);
    }
}
