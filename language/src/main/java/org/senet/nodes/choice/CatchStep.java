package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.errors.ErrorSelector;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Continuation;
import org.senet.runtime.Extent;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.ThreadState;
import org.senet.state.Checkpoint;
import org.senet.state.State;

/** {@code catch} around code that may choose: an error of the body makes everything as it was before, and is handled. */
public final class CatchStep extends EnterStep implements Watchable {
    @CompilationFinal(dimensions = 1)
    private final ErrorSelector[] selectors;

    @Children
    private final RestNode[] handlers;

    /** @param handlers for each selector, what is done with the error, and all that follows */
    public CatchStep(Step body, ErrorSelector[] selectors, RestNode[] handlers) {
        super(body);
        this.selectors = selectors;
        this.handlers = handlers;
    }

    @Override
    @ExplodeLoop
    Extent extent(VirtualFrame frame, ThreadState thread, State state) {
        var rests = new Continuation[handlers.length];
        for (int i = 0; i < rests.length; i++) {
            rests[i] = handlers[i].copy(frame);
        }
        var here = Checkpoint.of(state);
        return new CatchExtent(thread, selectors, rests, here, here);
    }

    /** What follows the form is code below its body, but its errors are not caught. */
    @Override
    public void watch() {
        showBody(StandardTags.TryBlockTag.class, new CaughtErrors(selectors, this::isInside));
    }

    private boolean isInside() {
        for (var e = SenetLanguage.get(this).threadState().extent(); e != null; e = e.outer()) {
            if (e instanceof CatchExtent c && c.selectors == selectors) {
                return true;
            }
        }
        return false;
    }

    private static final class CatchExtent extends Extent {
        private final ErrorSelector[] selectors;
        private final Continuation[] handlers;
        private final Checkpoint before;
        private final Checkpoint after;

        /**
         * @param before how things were when the form was entered
         * @param after how things have to be when everything that follows was tried
         */
        CatchExtent(
                ThreadState thread,
                ErrorSelector[] selectors,
                Continuation[] handlers,
                Checkpoint before,
                Checkpoint after) {
            super(thread);
            this.selectors = selectors;
            this.handlers = handlers;
            this.before = before;
            this.after = after;
        }

        @Override
        public Extent again(ThreadState thread, State state) {
            return new CatchExtent(thread, selectors, handlers, before, Checkpoint.of(state));
        }

        @Override
        protected int failed(State state, AbstractTruffleException error) {
            for (int i = 0; i < selectors.length; i++) {
                if (selectors[i].wants(error)) {
                    before.restore(state);
                    int outcome = handlers[i].resume(state, error);
                    after.restore(state);
                    return outcome;
                }
            }
            throw error;
        }
    }
}
