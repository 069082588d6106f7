package org.senet.game;

import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.state.Design;

/** Values of attributes as hosts see them: numbers, texts and truth values as they are, everything else as text. */
final class HostText {
    private HostText() {}

    /** A value for hosts; null is nil. */
    static @Nullable Object of(Object value) {
        if (value == Nil.NIL) {
            return null;
        }
        return value instanceof Long || value instanceof Double || value instanceof Boolean
                ? value
                : Printer.str(value);
    }

    /** The values of all attributes of a piece by their names. */
    static PersistentMap attributes(Design design, int code) {
        var map = PersistentMap.EMPTY;
        int type = design.pieces.type(code);
        for (var name : design.attributeNames(type)) {
            map = map.assoc(name, orNil(of(design.pieceAttribute(name).get(code))));
        }
        return map;
    }

    /** The values of all attributes of a position by their names, counters included. */
    static PersistentMap attributes(Position position) {
        var design = position.game().design();
        var map = PersistentMap.EMPTY;
        for (int i = 0; i < design.attributes.attributeCount(); i++) {
            var value = design.values.value(position.snapshot().attributes()[i]);
            map = map.assoc(design.attributes.attributeName(i), orNil(of(value)));
        }
        var counters = position.state().counters;
        for (int i = 0; i < design.attributes.counterCount(); i++) {
            map = map.assoc(design.attributes.counterName(i), (long) counters.get(i));
        }
        return map;
    }

    private static Object orNil(@Nullable Object value) {
        return value == null ? Nil.NIL : value;
    }
}
