package org.senet.nodes.choice;

import java.util.List;
import org.senet.runtime.Continuation;
import org.senet.state.State;

/**
 * A captured continuation as a function keeps it. Within the search that made it, it goes on with that search's state; when
 * that has ended, with a copy of the state as it was.
 *
 * @param rest code and locals, up to the innermost prompt
 * @param passed the prompts between there and the prompt of the capture, whose waiting continuations belong to the rest as
 *     well; the innermost is the first
 * @param tag the tag of the prompt of the capture
 * @param origin the state in which it was captured
 * @param snapshot that state's content at the capture
 */
record CapturedRest(Continuation rest, List<Prompt> passed, Object tag, State origin, State snapshot) {
    /** Goes on with a value under a new prompt, at whose receiver the results arrive. */
    int resume(State state, Object receiver, Object value) {
        var outer = (Prompt) state.prompt;
        state.prompt = Prompt.of(tag, receiver, outer).within(passed);
        try {
            return rest.resume(state, value);
        } finally {
            state.prompt = outer;
        }
    }

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
