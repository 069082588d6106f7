package org.senet.state;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * How a piece is written as a number on the board: bit fields for its owner, its type and the number of its set of
 * attributes. 0 is the empty square. Owner 0 is nobody: a captured piece that still stands on the board until the move
 * is over has its type but no owner.
 *
 * <p>Sets of attribute values are numbered as they appear; a set that equals the type's initial one is number 0. Thread-safe.
 */
public final class PieceCodes {
    private static final int MAX_CODE = Character.MAX_VALUE;

    private final List<String> types;
    private final List<String> owners;
    private final int ownerBits;
    private final int typeBits;
    private final List<Object> attributeSets = new CopyOnWriteArrayList<>();
    private final ConcurrentHashMap<Object, Integer> attributeNumbers = new ConcurrentHashMap<>();

    /** @param owners the players' names, in order; the first is owner 1
     *  @param types the names of the types of pieces; the first is type 1 */
    public PieceCodes(List<String> owners, List<String> types, Object initialAttributes) {
        this.owners = List.copyOf(owners);
        this.types = List.copyOf(types);
        ownerBits = bits(owners.size());
        typeBits = bits(types.size());
        number(initialAttributes);
    }

    private static int bits(int max) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(max));
    }

    /** The code of a piece with its initial attributes; owner and type count from 1. */
    public int code(int owner, int type) {
        return type << ownerBits | owner;
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

    /** The same piece with another type and that type's initial attributes. */
    public int withType(int code, int type) {
        return code & ownerMask() | type << ownerBits;
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
        return attributeSets.get(code >>> ownerBits + typeBits);
    }

    /** The same piece with other attribute values, an immutable object with equality. */
    public int withAttributes(int code, Object values) {
        int all = ownerBits + typeBits;
        int result = number(values) << all | code & (1 << all) - 1;
        if (result > MAX_CODE) {
            throw new IllegalStateException(
                    "pieces of this game have more than " + (MAX_CODE >>> all) + " different sets of attribute values");
        }
        return result;
    }

    private int number(Object values) {
        var known = attributeNumbers.get(values);
        if (known != null) {
            return known;
        }
        synchronized (attributeSets) {
            return attributeNumbers.computeIfAbsent(values, v -> {
                attributeSets.add(v);
                return attributeSets.size() - 1;
            });
        }
    }
}
