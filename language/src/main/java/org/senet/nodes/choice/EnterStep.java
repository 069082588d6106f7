package org.senet.nodes.choice;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.interop.TruffleObject;
import org.senet.errors.DeepRecursion;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Extent;
import org.senet.runtime.PassingError;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.ThreadState;
import org.senet.state.State;

/** Enters the {@link Extent} of a form that surrounds its body; {@link LeaveStep} is at the body's end. */
abstract class EnterStep extends Step {
    @Child
    private Step body;

    /** @param body the body, with everything that follows the form below its end */
    EnterStep(Step body) {
        this.body = body;
    }

    /** Makes the body visible to tools. */
    final void showBody(Class<? extends Tag> kind, TruffleObject description) {
        show(body, kind, description);
    }

    /** The extent of this activation; the registers are in the state. */
    abstract Extent extent(VirtualFrame frame, ThreadState thread, State state);

    @Override
    public final int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        Registers.store(frame, state);
        int depth = state.depth;
        state.depth = State.UNLIMITED;
        try {
            return run(frame, state);
        } finally {
            state.depth = depth;
        }
    }

    private int run(VirtualFrame frame, State state) {
        var thread = SenetLanguage.get(this).threadState();
        var extent = extent(frame, thread, state);
        thread.enter(extent);
        int outcome;
        try {
            outcome = body.execute(frame);
        } catch (PassingError e) {
            throw e.passed(extent);
        } catch (AbstractTruffleException e) {
            thread.leave(extent);
            return caught(frame, state, extent, e);
        } catch (StackOverflowError e) {
            thread.leave(extent);
            return caught(frame, state, extent, DeepRecursion.error(e, this));
        } finally {
            thread.leave(extent);
        }
        if (!extent.wasLeft()) {
            Registers.store(frame, state);
            extent.ended(state);
        }
        return outcome;
    }

    /** The error has undone nothing: the frame's registers are those of the place where it happened. */
    private static int caught(VirtualFrame frame, State state, Extent extent, AbstractTruffleException error) {
        int outcome = extent.fail(state, error);
        Registers.load(frame, state);
        return outcome;
    }
}
