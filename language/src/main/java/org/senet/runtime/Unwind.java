package org.senet.runtime;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.nodes.ControlFlowException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes what a search has yet to do off the host's stack. Each choice stands below the one before it, so a long chain of
 * choices would need a deep stack. Where the chain has become long, its newest end is thrown as an unwind. Every step that
 * has to do something when what follows it comes back adds itself on the way out, and the {@link Descent} goes on with the
 * newest end on an empty stack; when that comes back, it turns to these steps, one after another.
 */
public final class Unwind extends ControlFlowException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable CallTarget target;
    private final transient Object[] arguments;
    private final transient List<Pending> pending = new ArrayList<>();

    /** A step that can come back in a frame, although its activation has been left. */
    public interface Resumable {
        /**
         * Does what the step would have done after what follows it has come back.
         *
         * @param mark what the step has left on the way out
         * @param outcome the {@link Outcome} of what follows
         * @return the step's own outcome
         */
        int comeBack(MaterializedFrame frame, Object mark, int outcome);
    }

    /** One step that has been left. */
    record Pending(Resumable step, MaterializedFrame frame, Object mark) {}

    private Unwind(@Nullable CallTarget target, Object[] arguments) {
        this.target = target;
        this.arguments = arguments;
    }

    /** Empties the stack, and goes on with a call. */
    @TruffleBoundary
    public static Unwind before(CallTarget target, Object... arguments) {
        return new Unwind(target, arguments);
    }

    /** Empties the stack; nothing is left to do at its end. */
    static Unwind pause() {
        return new Unwind(null, new Object[0]);
    }

    /** Adds a step that is being left. */
    @TruffleBoundary
    public Unwind through(Resumable step, MaterializedFrame frame, Object mark) {
        pending.add(new Pending(step, frame, mark));
        return this;
    }

    @Nullable
    CallTarget target() {
        return target;
    }

    Object[] arguments() {
        return arguments;
    }

    /** The steps that were left, the innermost first. */
    List<Pending> pending() {
        return pending;
    }
}
