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

    /** The value for a piece; nil when its type has no such attribute. */
    public Object get(int code) {
        int kind = design.pieces.kind(code);
        var table = values;
        var value = kind < table.length ? table[kind] : null;
        return value != null ? value : compute(code, kind);
    }

    @TruffleBoundary
    private synchronized Object compute(int code, int kind) {
        var changed = ((PersistentMap) design.pieces.attributes(code)).get(Keyword.of(name));
        var value = changed != null ? changed : design.initialAttribute(design.pieces.type(code), name);
        var table = kind < values.length ? values : Arrays.copyOf(values, Integer.highestOneBit(kind) * 2);
        table[kind] = value;
        values = table;
        return value;
    }

    /** The code of the piece with another value; the same code when its type has no such attribute. */
    @TruffleBoundary
    public int with(int code, Object value) {
        int type = design.pieces.type(code);
        if (!design.hasAttribute(type, name)) {
            return code;
        }
        var key = Keyword.of(name);
        var changed = (PersistentMap) design.pieces.attributes(code);
        boolean same = design.initialAttribute(type, name).equals(value);
        return design.pieces.withAttributes(code, same ? changed.without(key) : changed.assoc(key, value));
    }
}
