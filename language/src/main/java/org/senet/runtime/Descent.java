package org.senet.runtime;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.senet.state.State;

/**
 * A search without a board that goes as deep as the heap allows, and can pause. It keeps the steps that were left by an
 * {@link Unwind} in a list and lets them come back, the newest first. Belongs to one search; not thread-safe.
 */
public final class Descent {
    private final State state;
    private final List<Unwind.Pending> pending = new ArrayList<>();

    /** A search in a state. */
    public Descent(State state) {
        this.state = state;
    }

    /**
     * Begins the search, and goes on until it ends or pauses.
     *
     * @return whether it has paused; then {@link #goOn} has more
     */
    public boolean begin(IntSupplier body) {
        return go(body);
    }

    /** Goes on after a pause, like {@link #begin}. */
    public boolean goOn() {
        return go(() -> Outcome.EXHAUSTED);
    }

    /** Unwinds the stack for a pause, if everything on it can come back; else does nothing. */
    public static void pause(State state) {
        if (state.depth >= 0) {
            throw Unwind.pause();
        }
    }

    private boolean go(IntSupplier body) {
        int outer = state.depth;
        try {
            var next = body;
            while (next != null) {
                TruffleSafepoint.poll(null);
                next = run(next);
            }
            return !pending.isEmpty();
        } finally {
            state.depth = outer;
        }
    }

    /** Runs a piece of the search; returns the next one, or null at the end or for a pause. */
    private @Nullable IntSupplier run(IntSupplier piece) {
        state.depth = 0;
        int outcome;
        try {
            outcome = piece.getAsInt();
        } catch (Unwind u) {
            pending.addAll(u.pending().reversed());
            var target = u.target();
            return target == null ? null : () -> (int) target.call(u.arguments());
        }
        if (pending.isEmpty()) {
            return null;
        }
        var last = pending.removeLast();
        return () -> last.step().comeBack(last.frame(), last.mark(), outcome);
    }
}
