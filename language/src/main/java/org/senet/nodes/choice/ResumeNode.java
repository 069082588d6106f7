package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.Continuation;
import org.senet.runtime.Unwind;
import org.senet.state.State;

/** Resumes continuations, through an inline cache of one entry over their code. */
final class ResumeNode extends Node {
    @CompilationFinal
    private boolean many;

    /** Calls the code that was resumed first. */
    @Child
    private @Nullable DirectCallNode known;

    int execute(State state, Continuation continuation, Object value) {
        int depth = state.depth;
        if (depth >= State.DEEP) {
            CompilerDirectives.transferToInterpreter();
            throw Unwind.before(continuation.code, state, continuation, value);
        }
        state.depth = depth + 1;
        int outcome = goOn(state, continuation, value);
        state.depth = depth;
        return outcome;
    }

    private int goOn(State state, Continuation continuation, Object value) {
        if (!many) {
            var present = known;
            if (present == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                present = insert(DirectCallNode.create(continuation.code));
                known = present;
            }
            if (continuation.code == present.getCallTarget()) {
                return (int) present.call(state, continuation, value);
            }
            CompilerDirectives.transferToInterpreterAndInvalidate();
            many = true;
        }
        return resume(state, continuation, value);
    }

    @TruffleBoundary(allowInlining = false)
    private static int resume(State state, Continuation continuation, Object value) {
        return continuation.resume(state, value);
    }
}
