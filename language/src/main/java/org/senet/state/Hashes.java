package org.senet.state;

/** Zobrist hashing: a position's hash is the exclusive or of random numbers of its features. */
public final class Hashes {
    private Hashes() {}

    /** A piece with its attributes on a position. */
    static long piece(int position, int code) {
        return key((long) position << Log.VALUE_BITS | code);
    }

    /** One of several other, independent hashes of one number of a position. */
    static long feature(long hash, int kind, int index, int value) {
        return key(hash << 60 ^ (long) kind << 56 ^ (long) index << 32 ^ value & 0xFFFF_FFFFL);
    }

    /** All pieces of a board. */
    public static long board(int[] board) {
        long h = 0;
        for (int p = 0; p < board.length; p++) {
            if (board[p] != 0) {
                h ^= piece(p, board[p]);
            }
        }
        return h;
    }

    /** The turn's place in the round, and the attributes of the whole position. */
    public static long rest(int turn, int[] attributes) {
        long h = key(turn + 1L);
        for (int i = 0; i < attributes.length; i++) {
            h ^= key(1L << 50 | (long) i << 20 | attributes[i]);
        }
        return h;
    }

    /** SplitMix64 (Steele, Lea and Flood 2014) as the random number of a feature. */
    private static long key(long feature) {
        long z = (feature + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** The values of the counters, which are no part of the hash of a position. */
    public static long counters(Counters counters) {
        long h = 0;
        for (int i = 0; i < counters.count(); i++) {
            h ^= key(1L << 51 | (long) i << Integer.SIZE | counters.get(i) & 0xFFFF_FFFFL);
        }
        return h;
    }

    /** The number of plies played, which is no part of the hash of a position. */
    public static long ply(int ply) {
        return key(1L << 52 | ply);
    }

    /** What a move's log entries change of the hash of the pieces, forwards or backwards. */
    public static long change(long[] entries, int from, int to) {
        long h = 0;
        for (int i = from; i < to; i++) {
            long e = entries[i];
            if (Log.changesBoard(e)) {
                int position = Log.position(e);
                h ^= Log.before(e) == 0 ? 0 : piece(position, Log.before(e));
                h ^= Log.after(e) == 0 ? 0 : piece(position, Log.after(e));
            }
        }
        return h;
    }
}
