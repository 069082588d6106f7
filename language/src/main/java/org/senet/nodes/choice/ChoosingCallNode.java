package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.Code;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.runtime.Unwind;
import org.senet.state.State;

/** Calls a function in the choosing way, through an inline cache of one entry. */
final class ChoosingCallNode extends Node {
    private static final int HEADER = 3;

    private final WayOut wayOut = new WayOut();

    @CompilationFinal
    private boolean many;

    /** The code that was called first. */
    @Child
    private @Nullable KnownCall known;

    private static final class KnownCall extends Node {
        private final Code code;

        @Child
        private DirectCallNode call;

        KnownCall(Code code, RootCallTarget target) {
            this.code = code;
            call = DirectCallNode.create(target);
        }
    }

    int execute(State state, Function function, Continuation continuation, Object[] values) {
        var arguments = arguments(state, function, continuation, values);
        int depth = state.depth;
        if (depth >= State.DEEP) {
            wayOut.enter();
            throw Unwind.before(target(function, values.length), arguments);
        }
        state.depth = depth + 1;
        int outcome = call(function, values.length, arguments);
        state.depth = depth;
        return outcome;
    }

    private int call(Function function, int count, Object[] arguments) {
        if (!many) {
            var present = known;
            if (present == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                present = insert(new KnownCall(function.code, target(function, count)));
                known = present;
            }
            if (function.code == present.code) {
                return (int) present.call.call(arguments);
            }
            CompilerDirectives.transferToInterpreterAndInvalidate();
            many = true;
        }
        return callAny(function, count, arguments);
    }

    @TruffleBoundary(allowInlining = false, transferToInterpreterOnException = false)
    private int callAny(Function function, int count, Object[] arguments) {
        return (int) target(function, count).call(arguments);
    }

    private RootCallTarget target(Function function, int count) {
        var target = function.code.choosing(count);
        if (target == null) {
            throw CallStep.wrongArity(function, count, this);
        }
        return target;
    }

    private static Object[] arguments(State state, Function function, Continuation continuation, Object[] values) {
        var all = new Object[values.length + HEADER];
        all[0] = state;
        all[1] = function;
        all[2] = continuation;
        System.arraycopy(values, 0, all, HEADER, values.length);
        return all;
    }
}
