package org.senet.nodes.choice;

import java.util.List;
import java.util.function.IntSupplier;
import org.senet.runtime.Continuation;
import org.senet.runtime.Extent;
import org.senet.runtime.SenetLanguage;
import org.senet.state.State;

/**
 * A captured continuation as a function keeps it. Within the search that made it, it goes on with that search's state; when
 * that has ended, with a copy of the state as it was.
 *
 * @param rest code and locals, up to the innermost prompt
 * @param between what lies between there and the prompt of the capture, the outermost first: each {@link Prompt}, whose
 *     waiting continuation belongs to the rest as well, and each {@link Extent}
 * @param tag the tag of the prompt of the capture
 * @param origin the state in which it was captured
 * @param snapshot that state's content at the capture
 */
record CapturedRest(Continuation rest, List<Object> between, Object tag, State origin, State snapshot) {
    /** Goes on with a value under a new prompt, at whose receiver the results arrive. */
    int resume(State state, Object receiver, Object value) {
        return under(tag, receiver, state, () -> resumeWithin(between, state, value));
    }

    private int resumeWithin(List<Object> surroundings, State state, Object value) {
        if (surroundings.isEmpty()) {
            return rest.resume(state, value);
        }
        var inner = surroundings.subList(1, surroundings.size());
        if (surroundings.getFirst() instanceof Prompt p) {
            return under(p.tag(), p.receiver(), state, () -> resumeWithin(inner, state, value));
        }
        var thread = SenetLanguage.get(null).threadState();
        var extent = ((Extent) surroundings.getFirst()).again(thread, state);
        return extent.run(thread, state, () -> resumeWithin(inner, state, value));
    }

    private static int under(Object tag, Object receiver, State state, IntSupplier body) {
        var outer = (Prompt) state.prompt;
        int depth = state.depth;
        state.depth = State.UNLIMITED;
        state.prompt = Prompt.of(tag, receiver, outer);
        try {
            return body.getAsInt();
        } finally {
            state.depth = depth;
            state.prompt = outer;
        }
    }

    /** The state to go on with, when called in another one (null outside every search). */
    State stateFor(State caller) {
        if (caller == null || origin.design != null && !isWithin(caller)) {
            var copy = snapshot.copy();
            // Those who wait outside are the caller's: the ones of the capture have got their results.
            copy.prompt = caller == null ? null : caller.prompt;
            return copy;
        }
        caller.position = snapshot.position;
        caller.logTop = snapshot.logTop;
        caller.hand = snapshot.hand;
        caller.handRest = snapshot.handRest;
        caller.invariantTop = snapshot.invariantTop;
        return caller;
    }

    /** Whether the caller is still inside the search, with everything in place that was done until the capture. */
    private boolean isWithin(State caller) {
        if (caller != origin || caller.logTop < snapshot.logTop || caller.resets != snapshot.resets) {
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
