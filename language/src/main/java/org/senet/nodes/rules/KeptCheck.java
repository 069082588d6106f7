package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.runtime.Continuation;
import org.senet.runtime.Outcome;
import org.senet.state.HandCell;
import org.senet.state.State;

/** A check with the place in the making of a move where it was made, so that it can be made there again. */
final class KeptCheck {
    private final State place;
    private final Continuation check;
    private final int position;
    private final int logTop;
    private final int hand;
    private final @Nullable HandCell handRest;
    private final int invariantTop;

    /** @param check comes to a stop where the check holds */
    @TruffleBoundary
    KeptCheck(State now, Continuation check) {
        place = now.copy();
        place.moves = null;
        position = now.position;
        logTop = now.logTop;
        hand = now.hand;
        handRest = now.handRest;
        invariantTop = now.invariantTop;
        this.check = check;
    }

    /** Whether it holds with the globals as they are now. */
    @TruffleBoundary
    boolean holds(State now) {
        place.globals = now.globals;
        place.globalObjects = now.globalObjects;
        begin();
        return check.resume(place, Nil.NIL) == Outcome.STOP;
    }

    /** The registers of the place are where the check begins; functions that it calls have left there where they ended. */
    private void begin() {
        place.position = position;
        place.logTop = logTop;
        place.hand = hand;
        place.handRest = handRest;
        place.invariantTop = invariantTop;
    }
}
