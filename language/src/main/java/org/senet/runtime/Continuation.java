package org.senet.runtime;

import com.oracle.truffle.api.RootCallTarget;
import org.senet.state.State;

/**
 * The rest of a computation as a value: code, and a copy of the locals that it needs. It may be resumed any number of
 * times; each time it sees the locals as they were when it was made. Immutable.
 */
public final class Continuation {
    /** The code: its arguments are the state, this continuation, and the value to go on with. */
    public final RootCallTarget code;

    /** The copied locals, in the order that the code expects. */
    public final Object[] locals;

    /** A continuation of this code with these locals. */
    public Continuation(RootCallTarget code, Object... locals) {
        this.code = code;
        this.locals = locals;
    }

    /** Goes on with a value; returns a code of {@link Outcome} when everything that follows has been tried. */
    public int resume(State state, Object value) {
        return (int) code.call(state, this, value);
    }
}
