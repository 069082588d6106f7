package org.senet.state;

/**
 * Where the words of one move are in a {@link MoveBuffer}, as one word: where its entries begin (32 bits), how many of the first ones
 * change the board (15), how many others follow (12), which counters it sets to zero (4), and a flag.
 */
final class MoveHeader {
    private static final int CHANGES_SHIFT = 32;
    private static final int OTHERS_SHIFT = 47;
    private static final int RESETS_SHIFT = 59;
    /** The most entries that change the board. */
    static final int MOST_CHANGES = (1 << OTHERS_SHIFT - CHANGES_SHIFT) - 1;
    /** The most others. */
    static final int MOST_OTHERS = (1 << RESETS_SHIFT - OTHERS_SHIFT) - 1;

    private static final int RESETS_FIELD = (1 << Counters.RESETTABLE) - 1;
    /** The numbers of changes and of others. */
    private static final long PAIR_MASK = (1L << RESETS_SHIFT - CHANGES_SHIFT) - 1;
    /** The sign bit. */
    private static final long UNLESS_LONGER = Long.MIN_VALUE;

    private MoveHeader() {}

    /**
     * The header of a move.
     *
     * @param middle where the entries end that change the board
     * @param end where all entries end
     * @param resets the counters that are set to zero, as bits
     */
    static long of(int start, int middle, int end, int resets, boolean unlessLonger) {
        return (unlessLonger ? UNLESS_LONGER : 0)
                | (long) resets << RESETS_SHIFT
                | (long) (end - middle) << OTHERS_SHIFT
                | (long) (middle - start) << CHANGES_SHIFT
                | start;
    }

    /** What is added to a header to tell that the move sets counters to zero, as bits. */
    static long resetting(int resets) {
        return (long) resets << RESETS_SHIFT;
    }

    /** Where the entries begin. */
    static int start(long header) {
        return (int) header;
    }

    /** Where the first entries end, which all change the board. */
    static int middle(long header) {
        return (int) header + changes(header);
    }

    /** Where the entries end. */
    static int end(long header) {
        return middle(header) + ((int) (header >>> OTHERS_SHIFT) & MOST_OTHERS);
    }

    /** How many of the first entries change the board. */
    static int changes(long header) {
        return (int) (header >>> CHANGES_SHIFT) & MOST_CHANGES;
    }

    /** Whether the move changes the board in two places and does nothing else. */
    static boolean isPair(long header) {
        return (int) (header >>> CHANGES_SHIFT & PAIR_MASK) == 2;
    }

    /** Whether the move changes the board in one place and does nothing else. */
    static boolean isSingle(long header) {
        return (int) (header >>> CHANGES_SHIFT & PAIR_MASK) == 1;
    }

    /** Whether the move does nothing but change the board. */
    static boolean changesBoardOnly(long header) {
        return ((int) (header >>> OTHERS_SHIFT) & MOST_OTHERS) == 0;
    }

    /** Which counters the move sets to zero, as bits. */
    static int resets(long header) {
        return (int) (header >>> RESETS_SHIFT) & RESETS_FIELD;
    }

    /** Whether the move is to be annulled when a longer one is found. */
    static boolean isUnlessLonger(long header) {
        return header < 0;
    }
}
