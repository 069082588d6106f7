package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import org.senet.runtime.Continuation;
import org.senet.runtime.Unwind;
import org.senet.state.State;

/** Resumes continuations, through an inline cache over their code. */
final class ResumeNode extends Node {
    /** The most entries of the cache: a function that chooses is called from some places, and each has its own rest. */
    private static final int ENTRIES = 4;

    private final WayOut wayOut = new WayOut();

    /** The code that was resumed, in the order in which it came. */
    @Children
    private DirectCallNode[] known = {};

    @CompilationFinal
    private boolean many;

    int execute(State state, Continuation continuation, Object value) {
        int depth = state.depth;
        if (depth >= State.DEEP) {
            wayOut.enter();
            throw Unwind.before(continuation.code, state, continuation, value);
        }
        state.depth = depth + 1;
        int outcome = goOn(state, continuation, value);
        state.depth = depth;
        return outcome;
    }

    @ExplodeLoop
    private int goOn(State state, Continuation continuation, Object value) {
        for (var call : known) {
            if (continuation.code == call.getCallTarget()) {
                return (int) call.call(state, continuation, value);
            }
        }
        if (many) {
            return resume(state, continuation, value);
        }
        CompilerDirectives.transferToInterpreterAndInvalidate();
        remember(continuation);
        return continuation.resume(state, value);
    }

    private void remember(Continuation continuation) {
        atomic(() -> {
            many = known.length == ENTRIES;
            if (!many) {
                var more = Arrays.copyOf(known, known.length + 1);
                more[known.length] = insert(DirectCallNode.create(continuation.code));
                known = more;
            }
        });
    }

    @TruffleBoundary(allowInlining = false, transferToInterpreterOnException = false)
    private static int resume(State state, Continuation continuation, Object value) {
        return continuation.resume(state, value);
    }
}
