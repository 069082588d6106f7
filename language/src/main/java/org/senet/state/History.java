package org.senet.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The hashes of the positions that were there since the start of a game, in order, the present one last; used by games
 * that ask for repetition. Mutable, for one thread.
 */
final class History {
    private static final int FILTER = 255;

    private long[] hashes = new long[64];
    private int size;
    /** How many of the positions have a hash with these last bits: mostly one, and then nothing repeats. */
    private final int[] filter = new int[FILTER + 1];

    void load(@Nullable Past past) {
        Arrays.fill(filter, 0);
        size = past == null ? 0 : past.length();
        if (size > hashes.length) {
            hashes = new long[size * 2];
        }
        int i = size;
        for (var p = past; p != null; p = p.before()) {
            hashes[--i] = p.hash();
            filter[(int) p.hash() & FILTER]++;
        }
    }

    void push(long hash) {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, size * 2);
        }
        hashes[size++] = hash;
        filter[(int) hash & FILTER]++;
    }

    void pop() {
        filter[(int) hashes[--size] & FILTER]--;
    }

    /** How often the last position was there, this time included. */
    int repetitions() {
        if (size == 0) {
            return 1;
        }
        long last = hashes[size - 1];
        int same = filter[(int) last & FILTER];
        if (same < 2) {
            return 1;
        }
        int count = 0;
        for (int i = size - 1; i >= 0; i--) {
            count += hashes[i] == last ? 1 : 0;
        }
        return count;
    }

    @Nullable
    Past past() {
        Past past = null;
        for (int i = 0; i < size; i++) {
            past = Past.of(hashes[i], past);
        }
        return past;
    }
}
