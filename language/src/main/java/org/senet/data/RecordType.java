package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.List;

/**
 * A type of records: maps that always have certain keys, and that are equal only to maps of the same type. Two types are
 * the same only if they are one object. To tools, it is what tells the kind of its records.
 */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
public final class RecordType extends ValueObject implements Printable {

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

    @ExportMessage
    boolean isMetaObject() {
        return true;
    }

    @ExportMessage
    Object getMetaQualifiedName() {
        return name;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMetaSimpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @ExportMessage
    boolean isMetaInstance(Object instance) {
        return instance instanceof PersistentMap map && map.type() == this;
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
