package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.errors.DeepRecursion;
import org.senet.errors.ErrorSelector;
import org.senet.state.State;

/**
 * One activation of a form that surrounds its body for as long as that runs: {@code catch}, {@code finally},
 * {@code binding}. In code that may choose, what follows the form runs below the body on the host's stack, and yet is not
 * surrounded by it. So the body's end {@linkplain ThreadState#leave leaves} the extent, and errors of what follows pass it
 * as a {@link PassingError}. A captured continuation takes the extents around it along, and {@linkplain #again enters} them
 * again whenever it is resumed.
 */
public abstract class Extent {
    private final @Nullable Extent outer;
    private final PersistentMap outerBindings;
    private boolean left;

    /** @param thread where the extent is about to be entered */
    protected Extent(ThreadState thread) {
        outer = thread.extent();
        outerBindings = thread.bindings();
    }

    /** The extent around this one, or null. */
    public final @Nullable Extent outer() {
        return outer;
    }

    final PersistentMap outerBindings() {
        return outerBindings;
    }

    /** The bindings inside. */
    public PersistentMap innerBindings() {
        return outerBindings;
    }

    /** What a continuation that is captured inside keeps of this activation, to begin others from. */
    public Extent captured(ThreadState thread) {
        return this;
    }

    /** A further activation, for a continuation that was captured inside and is resumed in a state. */
    public abstract Extent again(ThreadState thread, State state);

    /**
     * Deals with an error of the body, outside of the extent.
     *
     * @return an {@link Outcome}, when the error was caught
     */
    protected abstract int failed(State state, AbstractTruffleException error);

    /** The body has failed in the sense of choice, without ever having given a value. */
    public void ended(State state) {}

    /** Whether the body has given a value, or has been captured by a continuation. */
    public final boolean wasLeft() {
        return left;
    }

    /** Notes that the body has given a value, or has been captured by a continuation. */
    public final void markLeft() {
        left = true;
    }

    /** Runs the body inside of the extent. */
    @TruffleBoundary
    public final int run(ThreadState thread, State state, IntSupplier body) {
        thread.enter(this);
        int outcome;
        try {
            outcome = body.getAsInt();
        } catch (PassingError e) {
            throw e.passed(this);
        } catch (AbstractTruffleException e) {
            thread.leave(this);
            return fail(state, e);
        } catch (StackOverflowError e) {
            thread.leave(this);
            return fail(state, DeepRecursion.error(e, null));
        } finally {
            thread.leave(this);
        }
        if (!left) {
            ended(state);
        }
        return outcome;
    }

    /** Deals with an exception of the body, outside of the extent, if it is one that programs can catch. */
    public final int fail(State state, AbstractTruffleException error) {
        if (!ErrorSelector.isCatchable(error)) {
            throw error;
        }
        return failed(state, error);
    }

    /**
     * Runs what takes the place of a captured continuation: outside of all extents up to one that stays in force.
     *
     * @param end the innermost extent that stays in force, or null
     */
    @TruffleBoundary
    public static int runOutside(ThreadState thread, @Nullable Extent end, IntSupplier body) {
        var innermost = thread.extent();
        Extent outermost = null;
        for (var e = innermost; e != null && e != end; e = e.outer) {
            e.markLeft();
            outermost = e;
        }
        if (innermost == null || outermost == null) {
            return body.getAsInt();
        }
        thread.leave(outermost);
        try {
            return body.getAsInt();
        } catch (AbstractTruffleException e) {
            throw new PassingError(outermost, e);
        } catch (StackOverflowError e) {
            throw new PassingError(outermost, DeepRecursion.error(e, null));
        } finally {
            thread.enter(innermost);
        }
    }
}
