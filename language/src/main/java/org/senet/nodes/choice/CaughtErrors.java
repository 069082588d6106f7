package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.function.BooleanSupplier;
import org.senet.data.PersistentVector;
import org.senet.errors.ErrorSelector;

/** What debuggers ask a {@code try}: whether it {@code catches} an error. Immutable. */
@ExportLibrary(InteropLibrary.class)
final class CaughtErrors implements TruffleObject {
    private static final String CATCHES = "catches";

    private final ErrorSelector[] selectors;
    private final BooleanSupplier active;

    /** @param active whether what runs is in the body of the {@code try}, as far as that is not told by the place in the code */
    CaughtErrors(ErrorSelector[] selectors, BooleanSupplier active) {
        this.selectors = selectors;
        this.active = active;
    }

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return PersistentVector.of(CATCHES);
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberReadable(String member) {
        return member.equals(CATCHES);
    }

    /** The function is this object itself. */
    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        if (!member.equals(CATCHES)) {
            throw UnknownIdentifierException.create(member);
        }
        return this;
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberInvocable(String member) {
        return member.equals(CATCHES);
    }

    @ExportMessage
    @TruffleBoundary
    Object invokeMember(String member, Object[] arguments) throws UnknownIdentifierException {
        if (!member.equals(CATCHES)) {
            throw UnknownIdentifierException.create(member);
        }
        return execute(arguments);
    }

    @ExportMessage
    boolean isExecutable() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object execute(Object[] arguments) {
        return arguments.length == 1 && arguments[0] instanceof AbstractTruffleException error && wants(error);
    }

    private boolean wants(AbstractTruffleException error) {
        if (ErrorSelector.isCatchable(error) && active.getAsBoolean()) {
            for (var selector : selectors) {
                if (selector.wants(error)) {
                    return true;
                }
            }
        }
        return false;
    }
}
