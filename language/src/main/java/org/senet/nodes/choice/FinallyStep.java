package org.senet.nodes.choice;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;
import org.senet.runtime.Extent;
import org.senet.runtime.ThreadState;
import org.senet.state.Checkpoint;
import org.senet.state.State;

/**
 * {@code finally} around code that may choose. Where the body gives a value, the cleanup stands behind its
 * {@link LeaveStep}; this step runs it when an error leaves the body, and when the body fails without any value.
 */
public final class FinallyStep extends EnterStep {
    @Child
    private RestNode cleanup;

    /** @param cleanup the cleanup, with nothing that follows */
    public FinallyStep(Step body, RestNode cleanup) {
        super(body);
        this.cleanup = cleanup;
    }

    @Override
    Extent extent(VirtualFrame frame, ThreadState thread, State state) {
        return new FinallyExtent(thread, cleanup.copy(frame), Checkpoint.of(state));
    }

    private static final class FinallyExtent extends Extent {
        private final Continuation cleanup;
        private final Checkpoint before;

        FinallyExtent(ThreadState thread, Continuation cleanup, Checkpoint before) {
            super(thread);
            this.cleanup = cleanup;
            this.before = before;
        }

        @Override
        public Extent again(ThreadState thread, State state) {
            return new FinallyExtent(thread, cleanup, before);
        }

        @Override
        protected int failed(State state, AbstractTruffleException error) {
            before.restore(state);
            cleanup.resume(state, Nil.NIL);
            throw error;
        }

        @Override
        public void ended(State state) {
            cleanup.resume(state, Nil.NIL);
        }
    }
}
