package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;

/**
 * The values of one attribute of pieces by piece code, so that reading it is reading an array. Filled as codes are met.
 * Thread-safe: a race only computes a value twice.
 */
public final class PieceAttributeTable {
    private final Design design;
    private final String name;
    private volatile Object[] values = new Object[16];

    PieceAttributeTable(Design design, String name) {
        this.design = design;
        this.name = name;
    }

    /** The value for a piece that everybody knows; nil when its type has no such attribute. */
    public Object get(int code) {
        return get(code, ScratchColumns.NONE);
    }

    /** The same for a piece that may be known to a state only. */
    public Object get(int code, ScratchColumns own) {
        if (PieceCodes.isScratch(code)) {
            return value(code, own);
        }
        int kind = design.pieces.kind(code);
        var table = values;
        var value = kind < table.length ? table[kind] : null;
        return value != null ? value : compute(code, kind);
    }

    @TruffleBoundary
    private synchronized Object compute(int code, int kind) {
        var value = value(code, ScratchColumns.NONE);
        var table = kind < values.length ? values : Arrays.copyOf(values, Integer.highestOneBit(kind) * 2);
        table[kind] = value;
        values = table;
        return value;
    }

    @TruffleBoundary
    private Object value(int code, ScratchColumns own) {
        var changed = ((PersistentMap) design.pieces.attributes(code, own)).get(Keyword.of(name));
        return changed != null ? changed : design.initialAttribute(design.pieces.type(code), name);
    }

    /** The code of the piece with another value; the same code when its type has no such attribute. */
    public int with(int code, Object value) {
        return with(code, value, ScratchColumns.NONE);
    }

    /** The same for a state, which may number the new set of values by itself. */
    @TruffleBoundary
    public int with(int code, Object value, ScratchColumns own) {
        int type = design.pieces.type(code);
        if (!design.hasAttribute(type, name)) {
            return code;
        }
        var key = Keyword.of(name);
        var changed = (PersistentMap) design.pieces.attributes(code, own);
        boolean same = design.initialAttribute(type, name).equals(value);
        return design.pieces.withAttributes(code, same ? changed.without(key) : changed.assoc(key, value), own);
    }
}
