package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.data.Nil;
import org.senet.runtime.Continuation;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/** A check with the place in the making of a move where it was made, so that it can be made there again. */
final class KeptCheck {
    private final State place;
    private final Continuation check;

    /** @param check comes to a stop where the check holds */
    @TruffleBoundary
    KeptCheck(State now, Continuation check) {
        place = now.copy();
        place.moves = null;
        this.check = check;
    }

    /** Whether it holds with the globals as they are now. */
    @TruffleBoundary
    boolean holds(State now) {
        place.globals = now.globals;
        place.globalObjects = now.globalObjects;
        return check.resume(place, Nil.NIL) == Outcome.STOP;
    }
}
