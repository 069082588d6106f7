package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.runtime.SenetLanguage;

/** Names with values, as debuggers show them where a program has stopped. It is of use only while the program is there. */
@ExportLibrary(InteropLibrary.class)
abstract class ScopeObject implements TruffleObject {
    private final String title;
    private final @Nullable Object outer;

    /** @param outer the scope around this one, or null */
    ScopeObject(String title, @Nullable Object outer) {
        this.title = title;
        this.outer = outer;
    }

    /** The names, in the order in which they are shown. */
    abstract Set<String> names();

    /** The value of one of the names. */
    abstract Object value(String name);

    /** Whether one of the names can be given another value. */
    boolean isChangeable() {
        return false;
    }

    /** Gives one of the names another value. */
    void change(String name, Object value) {
        throw new UnsupportedOperationException(name);
    }

    @ExportMessage
    final boolean isScope() {
        return true;
    }

    @ExportMessage
    final boolean hasLanguage() {
        return true;
    }

    @ExportMessage
    final Class<? extends TruffleLanguage<?>> getLanguage() {
        return SenetLanguage.class;
    }

    @ExportMessage
    final Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return title;
    }

    @ExportMessage
    final boolean hasScopeParent() {
        return outer != null;
    }

    @ExportMessage
    final Object getScopeParent() throws UnsupportedMessageException {
        if (outer == null) {
            throw UnsupportedMessageException.create();
        }
        return outer;
    }

    @ExportMessage
    final boolean hasMembers() {
        return true;
    }

    /** Debuggers want the names of this scope and, after them, those of the scopes around it. */
    @ExportMessage
    @TruffleBoundary
    final Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        var all = new java.util.LinkedHashSet<>(names());
        for (var scope = outer; scope instanceof ScopeObject s; scope = s.outer) {
            all.addAll(s.names());
        }
        return PersistentVector.from(all);
    }

    private @Nullable ScopeObject owner(String name) {
        return names().contains(name) ? this : outer instanceof ScopeObject s ? s.owner(name) : null;
    }

    @ExportMessage
    @TruffleBoundary
    final boolean isMemberReadable(String member) {
        return owner(member) != null;
    }

    @ExportMessage
    @TruffleBoundary
    final Object readMember(String member) throws UnknownIdentifierException {
        var owner = owner(member);
        if (owner == null) {
            throw UnknownIdentifierException.create(member);
        }
        return ShownValue.of(owner.value(member));
    }

    @ExportMessage
    @TruffleBoundary
    final boolean isMemberModifiable(String member) {
        var owner = owner(member);
        return owner != null && owner.isChangeable();
    }

    @ExportMessage
    final boolean isMemberInsertable(@SuppressWarnings("unused") String member) {
        return false;
    }

    @ExportMessage
    @TruffleBoundary
    final void writeMember(String member, Object value) throws UnknownIdentifierException, UnsupportedMessageException {
        var owner = owner(member);
        if (owner == null) {
            throw UnknownIdentifierException.create(member);
        }
        if (!owner.isChangeable()) {
            throw UnsupportedMessageException.create();
        }
        owner.change(member, ShownValue.back(value));
    }
}
