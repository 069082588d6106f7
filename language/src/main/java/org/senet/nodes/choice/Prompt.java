package org.senet.nodes.choice;

import org.senet.data.Keyword;
import org.senet.runtime.Continuation;
import org.senet.runtime.Extent;
import org.senet.runtime.SenetLanguage;
import org.senet.state.State;

/**
 * A prompt that is in force: who waits for the result of the delimited computation, and the prompt outside.
 *
 * @param tag the value by which captures name it; nil for an untagged one and for searches
 * @param reifies whether a choice becomes a value for the one who waits at the innermost prompt with the tag {@link #ANY}
 * @param receiver a {@link Collector} or a {@link Continuation}
 * @param outer the next prompt outside, or null
 * @param around the innermost extent outside, or null
 */
record Prompt(Object tag, boolean reifies, Object receiver, Prompt outer, Extent around) {
    /** The tag of prompts at which choices are captured instead of made. */
    static final Keyword ANY = Keyword.of("any");

    /** A prompt that comes into force here, inside another. */
    static Prompt of(Object tag, Object receiver, Prompt outer) {
        // A search, and ordinary code, make the choices below them themselves.
        boolean reifies = tag == ANY || receiver instanceof Continuation && outer != null && outer.reifies;
        return new Prompt(
                tag,
                reifies,
                receiver,
                outer,
                SenetLanguage.get(null).threadState().extent());
    }

    /** Whether choices in this state are captured instead of made. */
    static boolean reifies(State state) {
        return state.prompt instanceof Prompt p && p.reifies;
    }
}
