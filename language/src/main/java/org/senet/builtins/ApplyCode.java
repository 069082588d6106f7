package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.runtime.WrongArity;
import org.senet.state.State;

/**
 * The function {@code apply}. Unlike other builtins it may choose, because the function that it calls may: then that
 * one is called in the choosing way and gets the continuation of the whole call.
 */
final class ApplyCode extends Code {
    private static final int LEAST = 2;

    private final TruffleLanguage<?> language;

    ApplyCode(TruffleLanguage<?> language) {
        super("apply");
        this.language = language;
    }

    @Override
    public String doc() {
        return """
            Calls a function with the elements of a collection as its arguments; others may be given before it.
            (apply + [1 2 3]) => 6
            (apply str "a" "b" ["c"]) => "abc"
            """;
    }

    @Override
    protected @Nullable RootCallTarget makeDirect(int count) {
        return count < LEAST ? null : new DirectRoot(language).getCallTarget();
    }

    @Override
    protected @Nullable RootCallTarget makeChoosing(int count) {
        return count < LEAST ? null : new ChoosingRoot(language).getCallTarget();
    }

    @Override
    public Choices choices(int count) {
        return Choices.ofFirstArgument();
    }

    @Override
    public List<Choices> choices() {
        return List.of(Choices.ofFirstArgument());
    }

    @Override
    public int leastArguments() {
        return LEAST;
    }

    @Override
    public int mostArguments() {
        return -1;
    }

    @Override
    public String arity() {
        return "at least " + LEAST;
    }

    private abstract static class Root extends RootNode {
        private final int first;

        /** @param first where the arguments begin: the function to call, others, and a collection */
        Root(TruffleLanguage<?> language, int first) {
            super(language);
            this.first = first;
        }

        @Override
        public final Object execute(VirtualFrame frame) {
            try {
                return apply(frame.getArguments());
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                CompilerDirectives.transferToInterpreter();
                throw Failures.in("apply", e, this);
            }
        }

        @TruffleBoundary
        private Object apply(Object[] all) {
            var spread = new ArrayList<>(Arrays.asList(all).subList(first + 1, all.length - 1));
            Elements.of(all[all.length - 1]).forEach(spread::add);
            return apply(all, all[first], spread.toArray());
        }

        abstract Object apply(Object[] all, Object callee, Object[] arguments);

        @Override
        public final String getName() {
            return "apply";
        }

        @Override
        public final boolean isInternal() {
            return true;
        }
    }

    private static final class DirectRoot extends Root {
        DirectRoot(TruffleLanguage<?> language) {
            super(language, Frames.FIRST);
        }

        @Override
        Object apply(Object[] all, Object callee, Object[] arguments) {
            return Callables.call((State) all[Frames.STATE], callee, arguments);
        }
    }

    private static final class ChoosingRoot extends Root {
        private static final int HEADER = Frames.FIRST + 1;

        ChoosingRoot(TruffleLanguage<?> language) {
            super(language, HEADER);
        }

        @Override
        Object apply(Object[] all, Object callee, Object[] arguments) {
            var state = (State) all[Frames.STATE];
            var continuation = (Continuation) all[Frames.FIRST];
            if (callee instanceof Function function && function.mayChoose(arguments)) {
                return choose(state, function, continuation, arguments);
            }
            int from = state.logTop;
            var result = Callables.call(state, callee, arguments);
            int to = state.logTop;
            int outcome = continuation.resume(state, result);
            state.undoEffects(from, to);
            return outcome;
        }

        private static Object choose(State state, Function function, Continuation continuation, Object[] arguments) {
            var target = function.code.choosing(arguments.length);
            if (target == null) {
                throw WrongArity.of(function, arguments.length);
            }
            var call = new Object[arguments.length + HEADER];
            call[Frames.STATE] = state;
            call[Frames.SELF] = function;
            call[Frames.FIRST] = continuation;
            System.arraycopy(arguments, 0, call, HEADER, arguments.length);
            return target.call(call);
        }
    }
}
