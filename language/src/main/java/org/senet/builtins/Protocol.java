package org.senet.builtins;

import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/** A set of functions that each kind of value may implement in its own way. Thread-safe. */
final class Protocol extends ValueObject implements Printable {
    private final String name;
    private final PersistentVector methods;
    private volatile PersistentMap table = PersistentMap.EMPTY;

    /**
     * @param name the full name, for people
     * @param methods the names of the functions, as keywords
     */
    Protocol(String name, PersistentVector methods) {
        this.name = name;
        this.methods = methods;
    }

    String name() {
        return name;
    }

    PersistentVector methods() {
        return methods;
    }

    /** For each kind that implements the protocol a map from names to functions. It is another map after each change. */
    PersistentMap table() {
        return table;
    }

    /** Lets a kind implement the protocol; what it implemented before is forgotten. */
    synchronized void extend(Object kind, PersistentMap functions) {
        table = table.assoc(kind, functions);
    }

    /** What the kind of a value, or the nearest that this is a kind of, implements; null when there is none. */
    @Nullable
    PersistentMap functionsFor(Object value) {
        if (value instanceof Reified reified && reified.functions(this) instanceof PersistentMap own) {
            return own;
        }
        var known = table;
        for (var kind : Types.lineage(value)) {
            if (known.get(kind) instanceof PersistentMap functions) {
                return functions;
            }
        }
        return null;
    }

    /** The function of a name for a value; null when its kind has none. */
    @Nullable
    Object function(Keyword method, Object value) {
        var functions = functionsFor(value);
        return functions == null ? null : functions.get(method);
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<protocol ").append(name).append('>');
    }

    @Override
    public String toString() {
        return "#<protocol " + name + ">";
    }
}
