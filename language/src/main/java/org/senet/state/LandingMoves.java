package org.senet.state;

/**
 * Adds moves to a buffer that take one piece from where it was lifted to several positions, and which need not be compared with others.
 * Compiled code may be stopped at each turn of a loop, and reads from memory anew after that; so the buffer is read here before the first
 * of them. Nothing else may be added before the {@linkplain #finish end}. Not thread-safe.
 */
public final class LandingMoves {
    private final State state;
    private final MoveBuffer buffer;
    private final long[] entries;
    private final long[] headers;
    private final int[] remembered;
    private final long taken;
    private final long dropped;
    private final long[] changed;
    private final long passed;
    private final int words;
    /** That of a move whose entries begin at 0, on a position without an enemy. */
    private final long header;

    private final long headerOnEnemy;
    private int move;
    private int at;

    /**
     * Moves without notation.
     *
     * @param most as many moves, or less, are added
     * @param taken how the piece is lifted
     * @param hand its code when it is put down
     * @param changed what becomes of attributes
     * @param passed the end of an attribute; 0 for none
     * @param resets the counters that each move sets to zero, as bits
     * @param resetsOnEnemy those that it does in place of an enemy
     */
    public LandingMoves(
            State state, int most, long taken, int hand, long[] changed, long passed, int resets, int resetsOnEnemy) {
        this.state = state;
        this.taken = taken;
        this.changed = changed;
        this.passed = passed;
        dropped = Log.entry(Log.DROP, 0, 0, hand);
        words = 2 + changed.length + (passed == 0 ? 0 : 1);
        header = MoveHeader.of(0, 2, words, state.resets | resets, state.unlessLonger);
        headerOnEnemy = MoveHeader.of(0, 2, words, state.resets | resetsOnEnemy, state.unlessLonger);
        buffer = state.moves;
        // The word for the end of an attribute is always written.
        buffer.reserve(most, most * (3 + changed.length));
        entries = buffer.data;
        headers = buffer.headers;
        remembered = buffer.remembered;
        move = buffer.size;
        at = buffer.end;
    }

    /**
     * Adds a move.
     *
     * @param position where the piece is put down
     * @param before the code of what stands there
     * @param onEnemy whether that is an enemy
     */
    public void add(int position, int before, boolean onEnemy) {
        add(position, before, onEnemy ? headerOnEnemy : header);
    }

    private void add(int position, int before, long itsHeader) {
        int from = at;
        int i = move;
        entries[from] = taken;
        // A position is the lowest field of an entry, and where the entries begin that of a header.
        entries[from + 1] = dropped + Log.entry(0, position, before, 0);
        int others = from + 2;
        for (long change : changed) {
            entries[others++] = change;
        }
        entries[others] = passed;
        headers[i] = itsHeader + from;
        remembered[i] = 0;
        at = from + words;
        move = i + 1;
    }

    /**
     * Adds a move that sets counters to zero besides those that all moves do.
     *
     * @param position where the piece is put down
     * @param before the code of what stands there
     * @param resets the counters, as bits
     */
    public void add(int position, int before, int resets) {
        add(position, before, header | MoveHeader.resetting(resets));
    }

    /** Makes the moves a part of the buffer. */
    public void finish() {
        state.completed += move - buffer.size;
        buffer.size = move;
        buffer.end = at;
    }
}
