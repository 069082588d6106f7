package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.errors.SenetException;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;
import org.senet.state.State;

/** Ends the move that is under construction, from inside a function that a rule has called. */
public final class FinishStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        Registers.store(frame, state);
        return finish(state);
    }

    @TruffleBoundary
    private int finish(State state) {
        if (state.finish instanceof Continuation c) {
            return c.resume(state, Nil.NIL);
        }
        throw SenetException.runtime(this, "`end-move` ends a move, but no move is being made here");
    }
}
