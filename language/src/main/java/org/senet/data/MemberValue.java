package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.jspecify.annotations.Nullable;

/** A value with parts that other languages read by their names, as members. */
@ExportLibrary(InteropLibrary.class)
public abstract class MemberValue extends ValueObject {

    /** For values of a class of their own. */
    protected MemberValue() {}

    /** The names of the parts, in the order in which they are shown; empty for a value that is not made of parts. */
    protected abstract PersistentVector memberNames();

    /** The part with a name, or Java null when there is none. */
    protected abstract @Nullable Object member(String name);

    /** Whether this value is made of parts, even if it has none at present. */
    protected boolean hasParts() {
        return true;
    }

    /** Whether this value is made of parts. */
    @ExportMessage
    public final boolean hasMembers() {
        return hasParts();
    }

    /** The names of the parts. */
    @ExportMessage
    @TruffleBoundary
    public final Object getMembers(@SuppressWarnings("unused") boolean includeInternal)
            throws UnsupportedMessageException {
        if (!hasMembers()) {
            throw UnsupportedMessageException.create();
        }
        return memberNames();
    }

    /** Whether there is a part with a name. */
    @ExportMessage
    @TruffleBoundary
    public final boolean isMemberReadable(String member) {
        return member(member) != null;
    }

    /** The part with a name, as other languages may have it. */
    @ExportMessage
    @TruffleBoundary
    public final Object readMember(String member) throws UnknownIdentifierException, UnsupportedMessageException {
        if (!hasMembers()) {
            throw UnsupportedMessageException.create();
        }
        var part = member(member);
        if (part == null) {
            throw UnknownIdentifierException.create(member);
        }
        return InteropValue.box(part);
    }
}
