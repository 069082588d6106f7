package org.senet.state;

/**
 * Zobrist hashing of the positions of a game: the hash of a position is the exclusive or of random numbers of its features. They follow
 * from what the features are, so equal positions have equal hashes in all processes. Thread-safe.
 */
public final class Hashes {
    private final PieceCodes pieces;
    private final ValueTable values;
    private final int attributeCount;

    /**
     * @param values what the numbers of attributes of the position stand for
     * @param attributeCount how many of the numbers that are kept of a position stand for values; the others are just numbers
     */
    Hashes(PieceCodes pieces, ValueTable values, int attributeCount) {
        this.pieces = pieces;
        this.values = values;
        this.attributeCount = attributeCount;
    }

    /** A piece with its attributes on a position. */
    private long piece(int position, int code, ScratchColumns own) {
        return code == 0 ? 0 : ContentHash.mix((long) position << Log.VALUE_BITS ^ pieces.content(code, own));
    }

    /** One of several other, independent hashes of one number of a position. */
    static long feature(long hash, int kind, int index, int value) {
        return ContentHash.mix(hash << 60 ^ (long) kind << 56 ^ (long) index << 32 ^ value & 0xFFFF_FFFFL);
    }

    /** All pieces of a board, which everybody knows. */
    public long board(int[] board) {
        return board(board, ScratchColumns.NONE);
    }

    /** All pieces of a board of a state. */
    long board(int[] board, ScratchColumns own) {
        long h = 0;
        for (int p = 0; p < board.length; p++) {
            h ^= piece(p, board[p], own);
        }
        return h;
    }

    /** The turn's place in the round, and the attributes of the whole position. */
    public long rest(int turn, int[] attributes) {
        return rest(turn, attributes, ScratchValues.NONE);
    }

    /** The same of a state. */
    long rest(int turn, int[] attributes, ScratchValues own) {
        long h = ContentHash.mix(turn + 1L);
        for (int i = 0; i < attributes.length; i++) {
            long content = i < attributeCount ? values.content(attributes[i], own) : attributes[i];
            h ^= ContentHash.mix((1L << 50 | (long) i << 20) ^ content);
        }
        return h;
    }

    /** The values of the counters, which are no part of the hash of a position. */
    public static long counters(Counters counters) {
        long h = 0;
        for (int i = 0; i < counters.count(); i++) {
            h ^= ContentHash.mix(1L << 51 | (long) i << Integer.SIZE | counters.get(i) & 0xFFFF_FFFFL);
        }
        return h;
    }

    /** The number of plies played, which is no part of the hash of a position. */
    public static long ply(int ply) {
        return ContentHash.mix(1L << 52 | ply);
    }

    /** What a move's log entries change of the hash of the pieces, forwards or backwards. */
    public long change(long[] entries, int from, int to) {
        return change(entries, from, to, ScratchColumns.NONE);
    }

    /** What log entries of a state change. */
    long change(long[] entries, int from, int to, ScratchColumns own) {
        long h = 0;
        for (int i = from; i < to; i++) {
            long e = entries[i];
            if (Log.changesBoard(e)) {
                int position = Log.position(e);
                h ^= piece(position, Log.before(e), own);
                h ^= piece(position, Log.after(e), own);
            }
        }
        return h;
    }
}
