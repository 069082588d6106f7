package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import org.senet.runtime.Continuation;
import org.senet.runtime.Unwind;
import org.senet.state.State;

/** Resumes continuations, through an inline cache of one entry over their code. */
final class ResumeNode extends Node {
    @CompilationFinal
    private RootCallTarget cached;

    @CompilationFinal
    private boolean many;

    @Child
    private DirectCallNode call;

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
            if (cached == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                cached = continuation.code;
                call = insert(DirectCallNode.create(cached));
            }
            if (continuation.code == cached) {
                return (int) call.call(state, continuation, value);
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
