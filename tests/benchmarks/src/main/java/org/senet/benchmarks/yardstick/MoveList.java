package org.senet.benchmarks.yardstick;

import java.util.Arrays;

/**
 * Moves found in a position. A move is a word (see {@link #word}) and the set of captured cells. The list is filled
 * again for every position, so that generating moves allocates nothing.
 */
final class MoveList {
    private int[] words = new int[128];
    private long[] captures = new long[128];
    private int size;

    /** Packs where a move starts and ends, and the codes of its piece before and after. */
    static int word(int from, int to, int before, int after) {
        return from | to << 8 | before << 16 | after << 24;
    }

    static int from(int word) {
        return word & 0xff;
    }

    static int to(int word) {
        return word >> 8 & 0xff;
    }

    static int before(int word) {
        return word >> 16 & 0xff;
    }

    static int after(int word) {
        return word >>> 24;
    }

    int size() {
        return size;
    }

    int word(int index) {
        return words[index];
    }

    /** The captured cells, a bit for each. */
    long captured(int index) {
        return captures[index];
    }

    void clear() {
        size = 0;
    }

    void add(int word, long captured) {
        if (size == words.length) {
            words = Arrays.copyOf(words, 2 * size);
            captures = Arrays.copyOf(captures, 2 * size);
        }
        words[size] = word;
        captures[size++] = captured;
    }

    /** Adds a move unless the moves from index {@code first} on have the same. */
    void addNew(int word, long captured, int first) {
        for (var i = first; i < size; i++) {
            if (captures[i] == captured && words[i] == word) {
                return;
            }
        }
        add(word, captured);
    }
}
