package org.senet.builtins;

import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/** A value that is nothing but implementations of protocols. Equal to itself only. */
final class Reified extends ValueObject implements Printable {
    /** Maps from names to functions, by protocol. */
    private final PersistentMap implementations;

    Reified(PersistentMap implementations) {
        this.implementations = implementations;
    }

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
    public String toString() {
        var names = new StringJoiner(" ", "#<reified ", ">");
        implementations.forEach(entry -> names.add(((Protocol) entry.getKey()).name()));
        return names.toString();
    }
}
