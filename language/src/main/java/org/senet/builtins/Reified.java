package org.senet.builtins;

import com.oracle.truffle.api.interop.TruffleObject;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.data.Printable;

/**
 * A value that is nothing but implementations of protocols.
 *
 * @param implementations maps from names to functions, by protocol
 */
record Reified(PersistentMap implementations) implements TruffleObject, Printable {

    /** The functions for a protocol, or null. */
    @Nullable
    Object functions(Protocol protocol) {
        return implementations.get(protocol);
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append(this);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        var names = new StringJoiner(" ", "#<reified ", ">");
        implementations.forEach(entry -> names.add(((Protocol) entry.getKey()).name()));
        return names.toString();
    }
}
