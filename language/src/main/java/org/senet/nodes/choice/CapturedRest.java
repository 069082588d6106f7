package org.senet.nodes.choice;

import org.senet.runtime.Continuation;
import org.senet.state.State;

/**
 * A captured continuation as a function keeps it. Within the search that made it, it goes on with that search's state; when
 * that has ended, with a copy of the state as it was.
 *
 * @param rest code and locals
 * @param origin the state in which it was captured
 * @param snapshot that state's content at the capture
 */
record CapturedRest(Continuation rest, State origin, State snapshot) {
    /** The state to go on with, when called in another one (null outside every search). */
    State stateFor(State caller) {
        if (caller == null || origin.design != null && !isWithin(caller)) {
            return snapshot.copy();
        }
        caller.position = snapshot.position;
        caller.logTop = snapshot.logTop;
        caller.hand = snapshot.hand;
        caller.handRest = snapshot.handRest;
        return caller;
    }

    /** Whether the caller is still inside the search, with everything in place that was done until the capture. */
    private boolean isWithin(State caller) {
        if (caller != origin || caller.logTop < snapshot.logTop) {
            return false;
        }
        for (int i = 0; i < snapshot.logTop; i++) {
            if (caller.log[i] != snapshot.log[i]) {
                return false;
            }
        }
        return true;
    }
}
