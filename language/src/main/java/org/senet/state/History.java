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
    /** The hashes of the pieces alone. */
    private long[] boards = new long[64];

    private int size;
    /** How many of the positions have a hash with these last bits: mostly one, and then nothing repeats. */
    private final int[] filter = new int[FILTER + 1];

    private final int[] boardFilter = new int[FILTER + 1];

    void load(@Nullable Past past) {
        Arrays.fill(filter, 0);
        Arrays.fill(boardFilter, 0);
        size = past == null ? 0 : past.length();
        if (size > hashes.length) {
            hashes = new long[size * 2];
            boards = new long[size * 2];
        }
        int i = size;
        for (var p = past; p != null; p = p.before()) {
            hashes[--i] = p.hash();
            boards[i] = p.board();
            filter[(int) p.hash() & FILTER]++;
            boardFilter[(int) p.board() & FILTER]++;
        }
    }

    /**
     * Adds a position.
     *
     * @param board the hash of its pieces alone
     */
    void push(long hash, long board) {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, size * 2);
            boards = Arrays.copyOf(boards, size * 2);
        }
        boards[size] = board;
        hashes[size++] = hash;
        filter[(int) hash & FILTER]++;
        boardFilter[(int) board & FILTER]++;
    }

    void pop() {
        filter[(int) hashes[--size] & FILTER]--;
        boardFilter[(int) boards[size] & FILTER]--;
    }

    /** Whether there was a position with these pieces, whoever was to move. */
    boolean hasBoard(long board) {
        if (boardFilter[(int) board & FILTER] == 0) {
            return false;
        }
        for (int i = size - 1; i >= 0; i--) {
            if (boards[i] == board) {
                return true;
            }
        }
        return false;
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
            past = Past.of(hashes[i], boards[i], past);
        }
        return past;
    }
}
