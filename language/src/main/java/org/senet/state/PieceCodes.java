package org.senet.state;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.senet.errors.SenetException;

/**
 * How a piece is written as a number on the board: bit fields for its owner, its type and the number of its set of
 * attributes. 0 is the empty square. Owner 0 is nobody: a captured piece that still stands on the board until the move
 * is over has its type but no owner.
 *
 * <p>Sets of attribute values are numbered as they appear; a set that equals the type's initial one is number 0. The column
 * of pieces under a piece is a part of that set, so a column is one code, that of its top piece. In random games, a state may number
 * new columns and rare sets by itself: such a code is read with the {@link ScratchColumns} of the state. Thread-safe.
 */
public final class PieceCodes {
    /** The highest bit of a code: its column has its number from {@link ScratchColumns}. */
    private static final int SCRATCH = 1 << Log.VALUE_BITS - 1;
    /** So many sets of attributes are known to everybody, whoever meets them first: mostly there are no more. */
    private static final int FEW = 1 << 12;

    private final List<String> types;
    private final List<String> owners;
    private final int ownerBits;
    private final int typeBits;
    private final ConcurrentHashMap<Extras, Integer> numbers = new ConcurrentHashMap<>();
    /** What the numbers stand for; it grows by being replaced. */
    private volatile Extras[] extras = new Extras[16];

    private volatile long[] contents = new long[16];

    /** Holds until there is a first column; most games have none. */
    private final Assumption noColumns = Assumption.create("no piece stands on another one");

    private volatile boolean columnsAllowed;

    /** @param owners the players' names, in order; the first is owner 1
     *  @param types the names of the types of pieces; the first is type 1 */
    public PieceCodes(List<String> owners, List<String> types, Object initialAttributes) {
        this.owners = List.copyOf(owners);
        this.types = List.copyOf(types);
        ownerBits = bits(owners.size());
        typeBits = bits(types.size());
        number(new Extras(initialAttributes, 0));
    }

    private static int bits(int max) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(max));
    }

    /** The code of a piece with its initial attributes; owner and type count from 1. */
    public int code(int owner, int type) {
        return type << ownerBits | owner;
    }

    /** Whether a code is that of a piece that is not captured; else the square is empty, or something is only in the way there. */
    public boolean isPiece(int code) {
        return owner(code) != 0;
    }

    /** The owner's number, 0 for nobody. */
    public int owner(int code) {
        return code & ownerMask();
    }

    /** The type's number, 0 for the empty square. */
    public int type(int code) {
        return code >>> ownerBits & (1 << typeBits) - 1;
    }

    /** What is left of a code without the owner: its type and the number of its set of attributes. */
    public int kind(int code) {
        return code >>> ownerBits;
    }

    /** The bits of a code that hold the owner. */
    public int ownerMask() {
        return (1 << ownerBits) - 1;
    }

    /** The bits of a code that hold the type. */
    public int typeMask() {
        return (1 << typeBits) - 1 << ownerBits;
    }

    /** The same piece with another owner. */
    public int withOwner(int code, int owner) {
        return code & ~ownerMask() | owner;
    }

    /** The same piece with another type and that type's initial attributes; what stands under it stays. */
    public int withType(int code, int type, ScratchColumns own) {
        int changed = code & ownerMask() | type << ownerBits;
        int below = below(code, own);
        return below == 0 ? changed : withBelow(changed, below, own);
    }

    /** The number of players. */
    public int ownerCount() {
        return owners.size();
    }

    /** The number of types. */
    public int typeCount() {
        return types.size();
    }

    /** A player's name; 0 is nobody. */
    public String ownerName(int owner) {
        return owner == 0 ? "nobody" : owners.get(owner - 1);
    }

    /** A type's name; the type is at least 1. */
    public String typeName(int type) {
        return types.get(type - 1);
    }

    /** A player's number by name, or 0. */
    public int ownerNumber(String name) {
        return owners.indexOf(name) + 1;
    }

    /** A type's number by name, or 0. */
    public int typeNumber(String name) {
        return types.indexOf(name) + 1;
    }

    /** The attribute values of a piece: the object given to {@link #withAttributes}, or the initial one. */
    public Object attributes(int code) {
        return attributes(code, ScratchColumns.NONE);
    }

    /** What {@link #attributes(int)} are, where they may be known to a state only. */
    Object attributes(int code, ScratchColumns own) {
        return extras(code, own).attributes;
    }

    /** The same piece with other attribute values, an immutable object with equality. */
    public int withAttributes(int code, Object values) {
        return withAttributes(code, values, ScratchColumns.NONE);
    }

    /** The same piece where a state may number the values by itself. */
    int withAttributes(int code, Object values, ScratchColumns own) {
        return with(code, new Extras(values, below(code, own)), own);
    }

    /** The piece that stands under a piece, with what stands under that one; 0 when there is none. */
    public int below(int code) {
        return below(code, ScratchColumns.NONE);
    }

    /** What {@link #below(int)} is, where the column may be known to a state only. */
    public int below(int code, ScratchColumns own) {
        int number = code >>> ownerBits + typeBits;
        return number == 0 || noColumns.isValid() ? 0 : extras(code, own).below;
    }

    private Extras extras(int code, ScratchColumns own) {
        return isScratch(code)
                ? own.get((code ^ SCRATCH) >>> ownerBits + typeBits)
                : extras[code >>> ownerBits + typeBits];
    }

    /** Whether a code means something only beside the {@link ScratchColumns} that gave it its number. */
    public static boolean isScratch(int code) {
        return code >= SCRATCH;
    }

    /** The same piece on top of another column, or of nothing when that is 0. */
    @TruffleBoundary
    public int withBelow(int code, int below, ScratchColumns own) {
        return below == below(code, own) ? code : with(code, new Extras(extras(code, own).attributes, below), own);
    }

    /** A column on top of another one. */
    @TruffleBoundary
    public int stack(int upper, int lower, ScratchColumns own) {
        int below = below(upper, own);
        return withBelow(upper, below == 0 ? lower : stack(below, lower, own), own);
    }

    /** The topmost pieces of a column, as many as there are up to a number; at least one. */
    @TruffleBoundary
    public int top(int code, long count, ScratchColumns own) {
        int below = below(code, own);
        return below == 0 ? code : withBelow(code, count <= 1 ? 0 : top(below, count - 1, own), own);
    }

    /** What is left of a column under its topmost pieces; 0 when nothing is. */
    public int rest(int code, long count, ScratchColumns own) {
        int rest = code;
        for (long i = 0; i < count && rest != 0; i++) {
            rest = below(rest, own);
        }
        return rest;
    }

    /** The number of pieces in a column; 0 for the empty square. */
    public int height(int code, ScratchColumns own) {
        int height = 0;
        for (int c = code; c != 0; c = below(c, own)) {
            height++;
        }
        return height;
    }

    /** The same column with a number that everybody knows. */
    int shared(int code, ScratchColumns own) {
        return isScratch(code)
                ? with(
                        code,
                        new Extras(extras(code, own).attributes, shared(below(code, own), own)),
                        ScratchColumns.NONE)
                : code;
    }

    /**
     * What a piece is, as 64 bits that do not depend on which pieces were met before it: its owner and its type, and a hash of its
     * attributes and of the column under it.
     */
    long content(int code, ScratchColumns own) {
        int all = ownerBits + typeBits;
        int number = code >>> all;
        if (number == 0) {
            return code;
        }
        long rest = isScratch(code) ? own.content((code ^ SCRATCH) >>> all) : contents[number];
        return rest ^ code & (1 << all) - 1;
    }

    private long content(Extras values, ScratchColumns own) {
        return ContentHash.mix(ContentHash.of(values.attributes) + content(values.below, own));
    }

    /** Whether a column is another one, which is not empty, with something on top. */
    public boolean standsOn(int column, int lower) {
        return standsOn(column, lower, ScratchColumns.NONE);
    }

    /** What {@link #standsOn(int, int)} tells, where the columns may be known to a state only. */
    public boolean standsOn(int column, int lower, ScratchColumns own) {
        int c = below(column, own);
        while (c != 0 && c != lower) {
            c = below(c, own);
        }
        return c == lower;
    }

    /** Whether a piece of the game has ever stood on another one, in any position; compiled code knows. */
    public boolean hasColumns() {
        return !noColumns.isValid();
    }

    /** Says that rules may put pieces on each other; before any code of theirs is made. */
    public void allowColumns() {
        columnsAllowed = true;
    }

    /** Whether pieces of the game may ever stand on each other. */
    public boolean mayHaveColumns() {
        return columnsAllowed || hasColumns();
    }

    private int with(int code, Extras values, ScratchColumns own) {
        if (values.below != 0 && noColumns.isValid()) {
            noteColumn();
        }
        int all = ownerBits + typeBits;
        int plain = code & (1 << all) - 1;
        if (!own.isInUse() || values.below == 0 && numbers.size() < FEW) {
            return checked(number(values)) << all | plain;
        }
        // What the state knows comes first: another thread may have made the same column known to all since.
        int mine = own.find(values);
        var known = mine < 0 ? numbers.get(values) : null;
        if (known != null) {
            return known << all | plain;
        }
        return SCRATCH | checked(mine < 0 ? own.add(values, content(values, own)) : mine) << all | plain;
    }

    /** All code knows of columns when this returns. */
    @TruffleBoundary
    private synchronized void noteColumn() {
        if (noColumns.isValid()) {
            noColumns.invalidate();
        }
    }

    private int checked(int number) {
        int most = SCRATCH - 1 >>> ownerBits + typeBits;
        if (number <= most) {
            return number;
        }
        throw SenetException.runtime(
                null,
                "pieces of this game have come to more than " + most
                        + " different columns and sets of attribute values",
                "each of a position, or of a move that could be made there, counts as long as the game is loaded; load it"
                        + " again to go on");
    }

    private int number(Extras values) {
        var known = numbers.get(values);
        return known != null ? known : addExtras(values);
    }

    private synchronized int addExtras(Extras values) {
        var known = numbers.get(values);
        if (known != null) {
            return known;
        }
        int number = numbers.size();
        if (number == extras.length) {
            extras = Arrays.copyOf(extras, number * 2);
            contents = Arrays.copyOf(contents, number * 2);
        }
        extras[number] = values;
        contents[number] = number == 0 ? 0 : content(values, ScratchColumns.NONE);
        numbers.put(values, number);
        return number;
    }

    /**
     * What a piece has besides its owner and its type.
     *
     * @param attributes its attribute values
     * @param below the code of the column under it, or 0
     */
    record Extras(Object attributes, int below) {}
}
