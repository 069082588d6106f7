package org.senet.nodes.library;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;

/**
 * The call of a function of the library in the ordinary way, for arguments that a node with a fast way does not know:
 * what the function means, and what it says about wrong arguments, is written only once, in the function.
 */
public final class SlowCall extends Node {
    private final Supplier<Code> find;
    private final int count;

    @CompilationFinal
    private @Nullable Code code;

    @Child
    private @Nullable DirectCallNode call;

    /**
     * @param code the function's code
     * @param count the number of arguments, which it takes
     */
    public SlowCall(Code code, int count) {
        this(() -> code, count);
    }

    private SlowCall(Supplier<Code> find, int count) {
        this.find = find;
        this.count = count;
    }

    /** The call of a function of the core with one argument. */
    static SlowCall toCore(String name) {
        return new SlowCall(() -> ofCore(name), 1);
    }

    private static Code ofCore(String name) {
        var context = SenetContext.get(null);
        return ((Function) context.value(context.core().find(name))).code;
    }

    /** Calls the function with one argument. */
    Object call(VirtualFrame frame, Object argument) {
        return call(new Object[] {frame.getArguments()[Frames.STATE], null, argument});
    }

    /** Calls the function with two arguments. */
    Object call(VirtualFrame frame, Object first, Object second) {
        return call(new Object[] {frame.getArguments()[Frames.STATE], null, first, second});
    }

    /** Calls the function with three arguments. */
    Object call(VirtualFrame frame, Object first, Object second, Object third) {
        return call(new Object[] {frame.getArguments()[Frames.STATE], null, first, second, third});
    }

    /** Calls the function with the arguments of a direct call. */
    Object call(Object[] arguments) {
        if (code == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            code = find.get();
            call = code.runsInCaller(count) ? null : insert(DirectCallNode.create(code.direct(count)));
        }
        return call == null ? code.runInCaller(arguments, this) : call.call(arguments);
    }
}
