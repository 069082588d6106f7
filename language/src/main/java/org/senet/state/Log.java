package org.senet.state;

/**
 * The encoding of one entry of the effect log: what a move does, in order, as one {@code long} a step.
 *
 * <p>The log is three things at once: the trail by which backtracking undoes an effect, the list of actions of a finished
 * move, and the snapshot that a first-class continuation redoes when it is resumed. So every entry says what kind of
 * effect it is and holds the values before and after. Layout: bits 0-13 position (or index), 14-36 value before, 37-59
 * value after, 60-63 kind.
 */
public final class Log {
    /** A piece leaves the board for the hand. */
    public static final int TAKE = 0;
    /** The piece in the hand is put on the board. */
    public static final int DROP = 1;
    /** A piece leaves the board for good. */
    public static final int CAPTURE = 2;
    /** A piece appears on the board (there was none before), or one changes its type, owner or attributes. */
    public static final int CHANGE = 3;
    /** The piece in the hand changes its type, owner or attributes. */
    public static final int HAND = 5;
    /** An attribute of the whole position changes; the position field is its index. */
    public static final int ATTRIBUTE = 6;
    /** A position value (a mark that lives for one move) changes. */
    public static final int MARK = 7;
    /** A piece of notation: the name of a position. */
    public static final int NOTE_POSITION = 8;
    /** A piece of notation: an interned value, in the value-after field. */
    public static final int NOTE_VALUE = 9;
    /** The end of a part of the move, at a position where the move could also have ended. */
    public static final int PART = 10;
    /** A counter of the whole position changes; the position field is its index. */
    public static final int COUNTER = 12;
    /** A new piece comes into the hand from outside the board (a placing move). */
    public static final int SUPPLY = 11;

    /** The turn that comes next is not the following one; the values are numbers of turns in the round. */
    public static final int TURN = 13;
    /** How likely the move is among those of a player who moves by chance; the value-after field. */
    public static final int WEIGHT = 14;

    /** The kinds of {@link #changesMore}, as bits. */
    private static final int LASTING = 1 << ATTRIBUTE | 1 << COUNTER | 1 << TURN | 1 << WEIGHT;

    /** The bits of a position or an index. */
    private static final int POSITION_BITS = 14;
    /** The most positions that a game can be played on. */
    public static final int MOST_POSITIONS = 1 << POSITION_BITS;
    /** The bits of a value. */
    public static final int VALUE_BITS = 23;

    /** The largest value that an entry can hold. */
    static final int MOST_VALUE = (1 << VALUE_BITS) - 1;

    private static final long POSITION_MASK = (1L << POSITION_BITS) - 1;
    private static final long VALUE_MASK = (1L << VALUE_BITS) - 1;
    private static final int AFTER = POSITION_BITS + VALUE_BITS;
    private static final int KIND = AFTER + VALUE_BITS;

    private Log() {}

    /** Packs an entry; the position is below 2^14, before and after are below 2^23, the kind below 16. */
    public static long entry(int kind, int position, int before, int after) {
        return (long) kind << KIND | (long) after << AFTER | (long) before << POSITION_BITS | position;
    }

    /** The kind of effect. */
    public static int kind(long entry) {
        return (int) (entry >>> KIND);
    }

    /** The position (or index) that the effect concerns. */
    public static int position(long entry) {
        return (int) (entry & POSITION_MASK);
    }

    /** The value before the effect. */
    public static int before(long entry) {
        return (int) (entry >>> POSITION_BITS & VALUE_MASK);
    }

    /** The value after the effect. */
    public static int after(long entry) {
        return (int) (entry >>> AFTER & VALUE_MASK);
    }

    /** The bits in which the owners, in the lowest bits of the codes, differ before and after, and higher bits of no meaning. */
    private static long ownersChange(long entry) {
        return entry >>> POSITION_BITS ^ entry >>> AFTER;
    }

    /** What the entry flips in the set of the first player's positions, on up to 64: that player is the lowest bit of a code. */
    static long ofFirst(long entry) {
        return (ownersChange(entry) & 1) << entry;
    }

    /** The same for the second player. */
    static long ofSecond(long entry) {
        return (ownersChange(entry) >>> 1 & 1) << entry;
    }

    /** The type of piece that stood at the position, where so many bits of a code tell the owner and these the type. */
    static int typeBefore(long entry, int ownerBits, int typeField) {
        return (int) (entry >>> POSITION_BITS + ownerBits) & typeField;
    }

    /** The type of piece that stands there then. */
    static int typeAfter(long entry, int ownerBits, int typeField) {
        return (int) (entry >>> AFTER + ownerBits) & typeField;
    }

    /** Whether the entry changes something else that lasts longer than the move, or tells how likely the move is. */
    static boolean changesMore(long entry) {
        return (LASTING >>> kind(entry) & 1) != 0;
    }

    /** Whether the entry changes the piece in the hand, and nothing else. */
    public static boolean changesHandOnly(long entry) {
        return kind(entry) == HAND;
    }

    /** Whether the entry changes what stands on the board; these kinds are the ones below 4. */
    public static boolean changesBoard(long entry) {
        return entry >>> KIND + 2 == 0;
    }
}
