package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Lambda;

/**
 * The code of a function, shared by all its closures and by all contexts of an engine. It can be run in two ways:
 * <em>direct</em> returns a value; <em>choosing</em> gets a continuation and calls it once for each result.
 *
 * <p>Arguments of a direct call: the {@link org.senet.state.State} or null, the {@link Function}, then the program's. Of a
 * choosing call: the state, the function, the {@link Continuation}, then the program's; it returns a result code of
 * {@link Outcome}.
 */
public abstract class Code {
    private static final int CACHED_ARITIES = 8;

    private final String name;

    @CompilationFinal(dimensions = 1)
    private final RootCallTarget[] direct = new RootCallTarget[CACHED_ARITIES];

    @CompilationFinal(dimensions = 1)
    private final RootCallTarget[] choosing = new RootCallTarget[CACHED_ARITIES];

    /** @param name the function's name for people */
    protected Code(String name) {
        this.name = name;
    }

    /** The function's name for people. */
    public final String name() {
        return name;
    }

    /** The function as it was analyzed; null for one that is written in Java, and for a continuation. */
    public @Nullable Lambda lambda() {
        return null;
    }

    /** The documentation, or null. */
    public String doc() {
        return null;
    }

    /** The direct code for a number of arguments, or null when the function does not take so many. */
    public final RootCallTarget direct(int count) {
        if (count >= CACHED_ARITIES) {
            return makeDirect(count);
        }
        var target = direct[count];
        if (target == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            target = makeDirect(count);
            direct[count] = target;
        }
        return target;
    }

    /** The choosing code for a number of arguments, or null when the function does not take so many. */
    public final RootCallTarget choosing(int count) {
        if (count >= CACHED_ARITIES) {
            return makeChoosing(count);
        }
        var target = choosing[count];
        if (target == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            target = makeChoosing(count);
            choosing[count] = target;
        }
        return target;
    }

    /** Makes the direct code for a number of arguments; null when there is none. May be called more than once. */
    protected abstract RootCallTarget makeDirect(int count);

    /** Makes the choosing code for a number of arguments; null when there is none. May be called more than once. */
    protected abstract RootCallTarget makeChoosing(int count);

    /** Who chooses when the function is called with so many arguments. */
    public abstract Choices choices(int count);

    /** Who chooses, for each number of arguments that makes a difference. */
    public abstract List<Choices> choices();

    /** Whether a function with this code may choose; if not, it is only ever run in the direct way. */
    @TruffleBoundary
    public final boolean mayChoose() {
        // A loop, because this is asked each time that a sequence is made of what a function returns.
        for (var choices : choices()) {
            if (!choices.isNone()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the code surely acts on the board of a game; so do functions that it is known to call. */
    public boolean acts() {
        return false;
    }

    /** Whether the code is written in Java and calls functions that it is given, which may look at the caller's board. */
    public boolean callsBack() {
        return false;
    }

    /**
     * Whether the function is known to compute its value from its arguments alone, so that it neither sees nor changes
     * anything else, unless through an argument that is a function or an object with a state.
     */
    public boolean isComputation() {
        return false;
    }

    /**
     * Whether a call in the direct way can be run by the caller itself, with {@link #runInCaller}, as it needs no activation of its own.
     *
     * @param count the number of arguments
     */
    public boolean runsInCaller(int count) {
        return false;
    }

    /**
     * Runs a call for which {@link #runsInCaller} holds.
     *
     * @param arguments those of a direct call
     * @param caller the node that calls
     */
    public Object runInCaller(Object[] arguments, Node caller) {
        throw new IllegalStateException(name + " needs an activation");
    }

    /** Where the function is defined; null for one that is written in Java. */
    public @Nullable SourceSection sourceSection() {
        return null;
    }

    /** The smallest number of arguments that the function takes. */
    public abstract int leastArguments();

    /** The largest number of arguments that the function takes; -1 when there is no end. */
    public abstract int mostArguments();

    /** How many arguments the function takes, in words: "1", "1 or 2", "at least 2". */
    public abstract String arity();
}
