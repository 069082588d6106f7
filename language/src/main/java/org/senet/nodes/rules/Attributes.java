package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.state.Design;

/** Attribute values of pieces: a piece's code stands for those that differ from its type's initial ones. */
final class Attributes {
    private Attributes() {}

    @TruffleBoundary
    static Object get(Design design, int code, String name) {
        var changed = (PersistentMap) design.pieces.attributes(code);
        var value = changed.get(Keyword.of(name));
        return value != null ? value : design.initialAttribute(design.pieces.type(code), name);
    }

    @TruffleBoundary
    static int with(Design design, int code, String name, Object value) {
        var key = Keyword.of(name);
        var changed = (PersistentMap) design.pieces.attributes(code);
        var initial = design.initialAttribute(design.pieces.type(code), name);
        return design.pieces.withAttributes(
                code, initial.equals(value) ? changed.without(key) : changed.assoc(key, value));
    }
}
