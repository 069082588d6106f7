package org.senet.explain;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;

/** A part of an explanation as hosts and programs see it: named members, in a fixed order. Not changed once it is given out. */
@ExportLibrary(InteropLibrary.class)
public final class DataObject implements TruffleObject, Printable, HasKind {
    private static final String TEXT = "text";

    private final String kind;
    private final Map<String, Object> members = new LinkedHashMap<>();

    DataObject(String kind) {
        this.kind = kind;
    }

    /** Adds a member: a text, a number, a truth value, an object, or null, which becomes nil. */
    DataObject with(String name, @Nullable Object value) {
        members.put(
                name,
                switch (value) {
                    case null -> Nil.NIL;
                    case Integer i -> (long) i;
                    case List<?> l -> PersistentVector.from(l);
                    default -> value;
                });
        return this;
    }

    @Override
    public String kind() {
        return kind;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<").append(kind).append('>');
    }

    /** The text that says it all, if there is one. */
    @Override
    public String toString() {
        return members.get(TEXT) instanceof String s ? s : "#<" + kind + '>';
    }

    @ExportMessage
    @SuppressWarnings("static-method")
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return PersistentVector.from(List.copyOf(members.keySet()));
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberReadable(String member) {
        return members.containsKey(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        var value = members.get(member);
        if (value == null) {
            throw UnknownIdentifierException.create(member);
        }
        return value;
    }
}
