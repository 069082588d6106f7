package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.RecordType;
import org.senet.data.ValueObject;

/**
 * A kind of values, such as {@code vector}, as tools and hosts see it: the meta-object of its values. Its parents are what
 * it is a kind of, and the values of its kinds are instances of it, too. The kinds of records are their types. Immutable.
 */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
final class KindObject extends ValueObject implements Printable {
    /** A keyword, or nil for the kind of nil. */
    private final Object kind;

    private KindObject(Object kind) {
        this.kind = kind;
    }

    /** The meta-object of a value. */
    static Object of(Object value) {
        return metaObject(frontend().kind(value));
    }

    /** The meta-object that stands for a kind: types of records are their own. */
    private static Object metaObject(Object kind) {
        return kind instanceof RecordType ? kind : new KindObject(kind);
    }

    private static Frontend frontend() {
        return SenetLanguage.get(null).frontend();
    }

    @ExportMessage
    boolean isMetaObject() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMetaQualifiedName() {
        return toString();
    }

    @ExportMessage
    @TruffleBoundary
    Object getMetaSimpleName() {
        return toString();
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMetaInstance(Object instance) {
        var frontend = frontend();
        var of = frontend.kind(LanguageView.unwrap(instance));
        while (of != null && !of.equals(kind)) {
            of = frontend.parentKind(of);
        }
        return of != null;
    }

    @ExportMessage
    @TruffleBoundary
    boolean hasMetaParents() {
        return parent() != null;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMetaParents() throws UnsupportedMessageException {
        var parent = parent();
        if (parent == null) {
            throw UnsupportedMessageException.create();
        }
        return PersistentVector.of(metaObject(parent));
    }

    private @Nullable Object parent() {
        return frontend().parentKind(kind);
    }

    @Override
    protected boolean isSame(ValueObject other) {
        return equals(other);
    }

    @Override
    protected int identity() {
        return hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KindObject that && kind.equals(that.kind);
    }

    @Override
    public int hashCode() {
        return kind.hashCode();
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append(this);
    }

    /** The name of the kind. */
    @Override
    public String toString() {
        return kind instanceof Keyword keyword ? keyword.name() : kind.toString();
    }
}
