package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.TruffleObject;
import java.util.List;

/**
 * A type of records: maps that always have certain keys, and that are equal only to maps of the same type. Two types are
 * the same only if they are one object.
 */
public final class RecordType implements TruffleObject, Printable {

    private final String name;
    private final List<Keyword> fields;

    /**
     * A new type.
     *
     * @param name the full name, for people
     * @param fields the keys that every record has, in order
     */
    public RecordType(String name, List<Keyword> fields) {
        this.name = name;
        this.fields = List.copyOf(fields);
    }

    /** The full name: the namespace, a point, and the name within it. */
    public String name() {
        return name;
    }

    /** The keys that every record of the type has, in order. */
    public List<Keyword> fields() {
        return fields;
    }

    @Override
    @TruffleBoundary
    public void print(StringBuilder out, boolean readably) {
        out.append(name);
    }

    /** The full name. */
    @Override
    public String toString() {
        return name;
    }
}
