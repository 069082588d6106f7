package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.Nil;

/** A view of a move list as hosts and other languages see it. */
@ExportLibrary(InteropLibrary.class)
final class ViewObject implements TruffleObject {
    private static final Members<ViewObject> MEMBERS = new Members<ViewObject>()
            .value("kind", o -> o.view.kind())
            .value("from", o -> o.view.from() == null ? Nil.NIL : o.view.from())
            .value("position", o -> o.view.position())
            .value("piece", o -> o.view.piece())
            .value("owner", o -> o.view.owner());

    private final View view;

    ViewObject(View view) {
        this.view = view;
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
        return view.toString();
    }
}
