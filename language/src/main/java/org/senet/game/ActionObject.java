package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.Nil;

/** An action of a move as hosts and other languages see it. */
@ExportLibrary(InteropLibrary.class)
final class ActionObject implements TruffleObject {
    private static final Members<ActionObject> MEMBERS = new Members<ActionObject>()
            .value("kind", o -> o.action.kind())
            .value("from", o -> o.action.from() == null ? Nil.NIL : o.action.from())
            .value("to", o -> o.action.to())
            .value("piece", o -> o.action.piece())
            .value("owner", o -> o.action.owner())
            .value("part", o -> (long) o.action.part());

    private final Action action;

    ActionObject(Action action) {
        this.action = action;
    }

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return MEMBERS.names();
    }

    @ExportMessage
    boolean isMemberReadable(String member) {
        return MEMBERS.isReadable(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        return MEMBERS.read(this, member);
    }

    @Override
    public String toString() {
        return action.toString();
    }
}
