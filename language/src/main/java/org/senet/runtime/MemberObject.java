package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Map;
import org.senet.data.ValueObject;

/** An object that hosts and other languages use by its {@link Members}, which cannot be written. */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
public abstract class MemberObject extends ValueObject {
    /** What this object shows. */
    protected abstract Members<?> members();

    /** The object whose members these are: this one, unless it only shows another. */
    protected Object shown() {
        return this;
    }

    /** The values of the members that are not methods, by their names, in order. */
    public final Map<String, Object> memberValues() {
        return members().values(this);
    }

    /** Equal objects are the same to hosts. */
    @Override
    @TruffleBoundary
    protected final boolean isSame(ValueObject other) {
        return equals(other);
    }

    @Override
    @TruffleBoundary
    protected final int identity() {
        return hashCode();
    }

    @ExportMessage
    final boolean hasMembers() {
        return true;
    }

    @ExportMessage
    final Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return members().names();
    }

    @ExportMessage
    final boolean isMemberReadable(String member) {
        return members().has(member);
    }

    @ExportMessage
    final Object readMember(String member) throws UnknownIdentifierException {
        return members().read(this, member);
    }

    @ExportMessage
    final boolean isMemberInvocable(String member) {
        return members().has(member);
    }

    @ExportMessage
    final Object invokeMember(String member, Object[] arguments) throws UnknownIdentifierException, ArityException {
        return members().invoke(this, member, arguments);
    }
}
