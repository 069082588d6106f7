package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RootNode;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.senet.errors.DeepRecursion;
import org.senet.nodes.Frames;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.SenetContext;
import org.senet.state.State;

/** A function of the core that is written in Java. It never chooses. */
public final class Builtin extends Code {

    /** What a builtin does with its arguments. */
    @FunctionalInterface
    public interface Body {
        /**
         * Computes the value; arguments and value are Senet values.
         *
         * @param arguments the arguments, as many as the builtin takes; the body may keep the array
         * @throws IllegalArgumentException for arguments that do not fit; the message is for users
         */
        Object call(SenetContext context, Object[] arguments);
    }

    /** The body of a builtin of one argument that needs nothing else. */
    @FunctionalInterface
    interface One extends Body {
        Object call(Object argument);

        @Override
        default Object call(SenetContext context, Object[] arguments) {
            return call(arguments[0]);
        }
    }

    /** The body of a builtin of two arguments that needs nothing else. */
    @FunctionalInterface
    interface Two extends Body {
        Object call(Object first, Object second);

        @Override
        default Object call(SenetContext context, Object[] arguments) {
            return call(arguments[0], arguments[1]);
        }
    }

    /** The body of a builtin of any number of arguments that needs nothing else. */
    @FunctionalInterface
    interface Many extends Body {
        Object call(Object[] arguments);

        @Override
        default Object call(SenetContext context, Object[] arguments) {
            return call(arguments);
        }
    }

    /**
     * The body of a builtin that combines any number of arguments, mostly two.
     *
     * @param pair combines two
     * @param any combines any number
     */
    record Fold(Two pair, Body any) implements Body {
        @Override
        public Object call(SenetContext context, Object[] arguments) {
            return any.call(context, arguments);
        }
    }

    /** The body of a builtin that calls functions, which may look at the caller's board. */
    @FunctionalInterface
    interface Calling extends Body {
        Object call(@Nullable State state, Object[] arguments);

        @Override
        default Object call(SenetContext context, Object[] arguments) {
            return call((State) null, arguments);
        }
    }

    private final TruffleLanguage<?> language;
    private final int least;
    private final int most;
    private final String doc;
    private final Body body;
    private final boolean inlined;

    /**
     * @param least the smallest number of arguments
     * @param most the largest number of arguments, or -1 for any
     * @param doc the documentation, with an example
     */
    public Builtin(TruffleLanguage<?> language, String name, int least, int most, String doc, Body body) {
        this(language, name, least, most, doc, body, false);
    }

    /** @param inlined whether the body is so small that it becomes a part of the compiled code that calls it */
    Builtin(TruffleLanguage<?> language, String name, int least, int most, String doc, Body body, boolean inlined) {
        super(name);
        this.language = language;
        this.least = least;
        this.most = most;
        this.doc = doc.stripTrailing();
        this.body = body;
        this.inlined = inlined;
    }

    @Override
    public String doc() {
        return doc;
    }

    @Override
    protected @Nullable RootCallTarget makeDirect(int count) {
        return takes(count) ? new Root(language, this).getCallTarget() : null;
    }

    @Override
    protected RootCallTarget makeChoosing(int count) {
        throw new IllegalStateException("builtins do not choose");
    }

    @Override
    public Choices choices(int count) {
        return Choices.NONE;
    }

    @Override
    public List<Choices> choices() {
        return List.of(Choices.NONE);
    }

    @Override
    public boolean callsBack() {
        return body instanceof Calling;
    }

    @Override
    public boolean isComputation() {
        return body instanceof One || body instanceof Two || body instanceof Many || body instanceof Fold;
    }

    @Override
    public int leastArguments() {
        return least;
    }

    @Override
    public int mostArguments() {
        return most;
    }

    @Override
    public String arity() {
        if (most < 0) {
            return "at least " + least;
        }
        return least == most ? String.valueOf(least) : least + " to " + most;
    }

    /** Whether a root node runs the function of a name. */
    static boolean isOf(RootNode root, String name) {
        return root instanceof Root it && it.builtin.name().equals(name);
    }

    @Override
    public boolean runsInCaller(int count) {
        return isComputation() && takes(count);
    }

    @Override
    public Object runInCaller(Object[] all, Node caller) {
        if (inlined) {
            // What only looks at classes and fields never asks where it is called.
            return run(all, caller);
        }
        var place = EncapsulatingNodeReference.getCurrent();
        var outer = place.set(caller);
        try {
            return run(all, caller);
        } finally {
            place.set(outer);
        }
    }

    private boolean takes(int count) {
        return count >= least && (most < 0 || count <= most);
    }

    private Object run(Object[] all, Node node) {
        try {
            return call(all, node);
        } catch (IllegalArgumentException
                | ArithmeticException
                | IllegalStateException
                | IndexOutOfBoundsException
                | UnsupportedOperationException
                | UncheckedIOException
                | NoSuchElementException e) {
            CompilerDirectives.transferToInterpreter();
            throw Failures.in(name(), e, node);
        } catch (StackOverflowError e) {
            CompilerDirectives.transferToInterpreter();
            throw DeepRecursion.error(e, node);
        }
    }

    private Object call(Object[] all, Node node) {
        return switch (body) {
            case One one -> inlined ? one.call(take(all, 0)) : outOfLine(one, take(all, 0));
            case Two two -> inlined ? two.call(take(all, 0), take(all, 1)) : outOfLine(two, take(all, 0), take(all, 1));
            case Fold fold when all.length == Frames.FIRST + 2 -> outOfLine(fold.pair, take(all, 0), take(all, 1));
            case Calling calling -> withState(calling, (State) all[Frames.STATE], all);
            case Body any -> outOfLine(any, all, node);
        };
    }

    /** An argument, which the call no longer holds: it may be the beginning of a sequence too long to be kept. */
    private static Object take(Object[] all, int index) {
        var argument = all[Frames.FIRST + index];
        all[Frames.FIRST + index] = null;
        return argument;
    }

    @TruffleBoundary
    private static Object outOfLine(One body, Object argument) {
        return body.call(argument);
    }

    @TruffleBoundary
    private static Object outOfLine(Two body, Object first, Object second) {
        return body.call(first, second);
    }

    @TruffleBoundary
    private static Object withState(Calling body, @Nullable State state, Object[] all) {
        return body.call(state, arguments(all));
    }

    @TruffleBoundary
    private static Object outOfLine(Body body, Object[] all, Node node) {
        return body.call(SenetContext.get(node), arguments(all));
    }

    private static Object[] arguments(Object[] all) {
        var arguments = Arrays.copyOfRange(all, Frames.FIRST, all.length);
        Arrays.fill(all, Frames.FIRST, all.length, null);
        return arguments;
    }

    private static final class Root extends RootNode {
        private final Builtin builtin;

        Root(TruffleLanguage<?> language, Builtin builtin) {
            super(language);
            this.builtin = builtin;
        }

        @Override
        public Object execute(VirtualFrame frame) {
            return builtin.run(frame.getArguments(), this);
        }

        @Override
        public String getName() {
            return builtin.name();
        }

        @Override
        public boolean isInternal() {
            return true;
        }
    }
}
