package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import org.senet.runtime.Code;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.state.State;

/** Calls a function in the choosing way, through an inline cache of one entry. */
final class ChoosingCallNode extends Node {
    private static final int HEADER = 3;

    @CompilationFinal
    private Code cached;

    @CompilationFinal
    private boolean many;

    @Child
    private DirectCallNode call;

    int execute(State state, Function function, Continuation continuation, Object[] values) {
        var arguments = arguments(state, function, continuation, values);
        if (!many) {
            if (cached == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                call = insert(DirectCallNode.create(target(function, values.length)));
                cached = function.code;
            }
            if (function.code == cached) {
                return (int) call.call(arguments);
            }
            CompilerDirectives.transferToInterpreterAndInvalidate();
            many = true;
        }
        return callAny(function, values.length, arguments);
    }

    @TruffleBoundary(allowInlining = false)
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
