package org.senet.players;

/**
 * What a search knows of positions, by their hashes. Threads use it together without locks: an entry is two words, the first
 * of which is the key combined with the second, so that a half-written entry is not found (Hyatt and Mann 2002). What is
 * found may belong to another position with the same hash; so a move is kept as a signature only, to be looked for among the
 * legal ones.
 */
final class TranspositionTable {
    /** The value is at most this. */
    static final int UPPER = 1;
    /** The value is at least this. */
    static final int LOWER = 2;
    /** The value is this. */
    static final int EXACT = 3;

    private static final int WORDS = 2;
    private static final int SLOTS = 2;
    private static final long SIGNATURE = (1L << 24) - 1;
    private static final int DEPTH_SHIFT = 24;
    private static final int BOUND_SHIFT = 32;
    private static final int AGE_SHIFT = 34;
    private static final int AGES = 63;
    private static final int VALUE_SHIFT = 40;
    private static final int BYTE = 255;

    private final long[] words;
    private final int mask;
    private long age;

    /** @param entries about how many positions it holds */
    TranspositionTable(long entries) {
        int size = Integer.highestOneBit(Math.clamp(entries, 1 << 10, 1 << 28));
        words = new long[size * WORDS];
        mask = size - 1;
    }

    /** Says that another search begins, so that what is there now may be replaced. */
    void nextSearch() {
        age = age + 1 & AGES;
    }

    /** What is known of a position; 0 when nothing is. */
    long get(long key) {
        for (int slot = 0; slot < SLOTS; slot++) {
            int at = at(key, slot);
            long data = words[at + 1];
            if (data != 0 && (words[at] ^ data) == key) {
                return data;
            }
        }
        return 0;
    }

    /** Notes something: in the first place of two if it is deeper than what is there, or that is old; else in the second. */
    void put(long key, int depth, int bound, int value, int signature) {
        long data = (long) value << VALUE_SHIFT
                | age << AGE_SHIFT
                | (long) bound << BOUND_SHIFT
                | (long) depth << DEPTH_SHIFT
                | signature;
        int at = at(key, 0);
        long there = words[at + 1];
        boolean keep =
                there != 0 && (words[at] ^ there) != key && depth(there) > depth && (there >>> AGE_SHIFT & AGES) == age;
        if (keep) {
            at = at(key, 1);
        }
        words[at] = key ^ data;
        words[at + 1] = data;
    }

    private int at(long key, int slot) {
        return (((int) key & mask) ^ slot) * WORDS;
    }

    static int signature(long data) {
        return (int) (data & SIGNATURE);
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT) & BYTE;
    }

    static int bound(long data) {
        return (int) (data >>> BOUND_SHIFT) & EXACT;
    }

    static int value(long data) {
        return (int) (data >> VALUE_SHIFT);
    }
}
