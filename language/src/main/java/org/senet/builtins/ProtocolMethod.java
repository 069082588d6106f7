package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.ValueObject;

/** One function of a protocol; it remembers the implementations for the kinds of values that came last. Thread-safe. */
final class ProtocolMethod extends ValueObject implements Printable {
    private static final int REMEMBERED = 8;

    private final Protocol protocol;
    private final Keyword name;
    private volatile @Nullable Found last;

    /**
     * What was found for a kind of values.
     *
     * @param table the protocol's table at that time: if it is another one now, this may be wrong
     * @param key a type of records, or the Java class of other values
     */
    private record Found(
            PersistentMap table,
            Object key,
            Object function,
            @Nullable Found next,
            int length) {}

    ProtocolMethod(Protocol protocol, Keyword name) {
        this.protocol = protocol;
        this.name = name;
    }

    /**
     * The implementation for a value.
     *
     * @throws IllegalArgumentException when there is none
     */
    Object implementation(Object value) {
        var found = last;
        if (found != null && found.key == key(value) && found.table == protocol.table()) {
            return found.function;
        }
        return search(found, value);
    }

    private static Object key(Object value) {
        return value instanceof PersistentMap map && map.type() != null ? map.type() : value.getClass();
    }

    @TruffleBoundary
    private Object search(@Nullable Found first, Object value) {
        var key = key(value);
        var table = protocol.table();
        for (var found = first; found != null; found = found.next) {
            if (found.key == key && found.table == table) {
                return found.function;
            }
        }
        var function = protocol.function(name, value);
        if (function == null) {
            throw new IllegalArgumentException("`" + protocol.name() + "` is not implemented by " + Types.kind(value)
                    + ", the kind of " + Printer.display(value, 60));
        }
        if (!(value instanceof Reified)) {
            var others = first == null || first.table != table || first.length == REMEMBERED ? null : first;
            last = new Found(table, key, function, others, others == null ? 1 : others.length + 1);
        }
        return function;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append(this);
    }

    @Override
    public String toString() {
        return "#<method " + name.name() + " of " + protocol.name() + ">";
    }
}
