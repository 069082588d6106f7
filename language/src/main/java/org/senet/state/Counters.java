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
    private final long[] words;

    /** The words before each move. */
    private long[] past;

    private int top;

    Counters(int count) {
        this.count = count;
        words = new long[count + 1 >> 1];
        past = new long[words.length * 32];
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** What a counter shows. */
    public int get(int index) {
        return (int) (words[index >> 1] >>> (index << 5));
    }

    /** Makes a counter show a number. */
    public void set(int index, int value) {
        words[index >> 1] = words[index >> 1] & KEPT[(index & 1) + 1] | (long) value << (index << 5);
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
        long word = words[0];
        past[top++] = word;
        words[0] = word + ONE_EACH & KEPT[resets & 3];
        if (words.length > 1) {
            nextOfMany(resets);
        }
    }

    private void nextOfMany(int resets) {
        for (int i = 1; i < words.length; i++) {
            past[top++] = words[i];
            words[i] = words[i] + ONE_EACH & KEPT[i == 1 ? resets >> 2 : 0];
        }
    }

    /** Takes the last move back. */
    void back() {
        for (int i = words.length - 1; i > 0; i--) {
            words[i] = past[--top];
        }
        words[0] = past[--top];
    }

    @TruffleBoundary
    private void grow() {
        past = Arrays.copyOf(past, top * 2);
    }
}
