package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.MemberValue;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;

/**
 * A place whose value a program may change; the change is not undone on backtracking. A validator may refuse values, and
 * watches are told of changes. Thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
public final class Atom extends MemberValue implements Printable {
    private static final String VALUE = "value";

    private final AtomicReference<Object> value;
    private final Watched watched = new Watched();
    private volatile Object meta = Nil.NIL;

    /** An atom that holds a value. */
    public Atom(Object value) {
        this.value = new AtomicReference<>(value);
    }

    /** The present value. */
    public Object get() {
        return Objects.requireNonNull(value.get());
    }

    /** Changes the value, and returns the one before. */
    public Object getAndSet(Object newValue) {
        watched.check(newValue);
        var before = Objects.requireNonNull(value.getAndSet(newValue));
        watched.changed(this, before, newValue);
        return before;
    }

    /** Changes the value if it is still the expected one; numbers and characters are the same when they are equal. */
    public boolean compareAndSet(Object expected, Object newValue) {
        watched.check(newValue);
        var present = get();
        while (References.same(present, expected)) {
            if (value.compareAndSet(present, newValue)) {
                watched.changed(this, present, newValue);
                return true;
            }
            present = get();
        }
        return false;
    }

    /** What accepts values, and is told of changes. */
    Watched watched() {
        return watched;
    }

    /** The metadata, a map or nil, which belong to the atom and not to its value. */
    Object meta() {
        return meta;
    }

    /** Changes the metadata. */
    void setMeta(Object metadata) {
        meta = metadata;
    }

    // ---- other languages read and change the value as a member

    @Override
    protected PersistentVector memberNames() {
        return PersistentVector.of(VALUE);
    }

    @Override
    protected @Nullable Object member(String name) {
        return name.equals(VALUE) ? get() : null;
    }

    @ExportMessage
    boolean isMemberModifiable(String member) {
        return member.equals(VALUE);
    }

    @ExportMessage
    boolean isMemberInsertable(@SuppressWarnings("unused") String member) {
        return false;
    }

    @ExportMessage
    @TruffleBoundary
    void writeMember(String member, Object newValue) throws UnknownIdentifierException {
        if (!member.equals(VALUE)) {
            throw UnknownIdentifierException.create(member);
        }
        try {
            getAndSet(InteropValue.unbox(newValue));
        } catch (IllegalStateException e) {
            throw SenetException.of(ErrorKind.STATE, null, String.valueOf(e.getMessage()), null);
        }
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<atom ");
        Printer.append(out, get(), readably);
        out.append('>');
    }

    /** The atom as it is printed. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}
