package org.senet.nodes.choice;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.DeepRecursion;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Extent;
import org.senet.runtime.PassingError;
import org.senet.runtime.SenetLanguage;
import org.senet.state.State;

/** The end of the body of a form that surrounds it: what follows runs outside of the innermost {@link Extent}. */
public final class LeaveStep extends Step {
    @Child
    private Step next;

    /** @param next what follows the form */
    public LeaveStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var thread = SenetLanguage.get(this).threadState();
        var extent = thread.innermost();
        extent.markLeft();
        thread.leave(extent);
        var state = Frames.state(frame);
        int depth = state.depth;
        state.depth = State.UNLIMITED;
        try {
            return next.execute(frame);
        } catch (AbstractTruffleException e) {
            throw new PassingError(extent, e);
        } catch (StackOverflowError e) {
            throw new PassingError(extent, DeepRecursion.error(e, this));
        } finally {
            state.depth = depth;
            thread.enter(extent);
        }
    }
}
