package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.List;
import org.senet.data.Nil;
import org.senet.ir.Ir.SearchKind;
import org.senet.nodes.Frames;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.state.State;

/** The code of captured continuations: called with a value, it gives the result of the rest up to its prompt. */
final class ContinuationCode extends Code {
    private static final int CHOOSING_FIRST = 3;

    private final TruffleLanguage<?> language;

    ContinuationCode(TruffleLanguage<?> language) {
        super("continuation");
        this.language = language;
    }

    @Override
    protected RootCallTarget makeDirect(int count) {
        return count > 1 ? null : new Direct(language).getCallTarget();
    }

    @Override
    protected RootCallTarget makeChoosing(int count) {
        return count > 1 ? null : new Choosing(language).getCallTarget();
    }

    @Override
    public Choices choices(int count) {
        return Choices.OWN;
    }

    @Override
    public List<Choices> choices() {
        return List.of(Choices.OWN);
    }

    @Override
    public int leastArguments() {
        return 0;
    }

    @Override
    public int mostArguments() {
        return 1;
    }

    @Override
    public String arity() {
        return "0 or 1";
    }

    private static Object argument(Object[] arguments, int index) {
        return arguments.length > index ? arguments[index] : Nil.NIL;
    }

    private static CapturedRest captured(Object[] arguments) {
        return (CapturedRest) ((Function) arguments[Frames.SELF]).captured[0];
    }

    /** Called from ordinary code: the first result, or nil when there is none. */
    private static final class Direct extends RootNode {
        Direct(TruffleLanguage<?> language) {
            super(language);
        }

        @Override
        public Object execute(VirtualFrame frame) {
            var arguments = frame.getArguments();
            return first(captured(arguments), (State) arguments[Frames.STATE], argument(arguments, Frames.FIRST));
        }

        @TruffleBoundary
        private static Object first(CapturedRest captured, State caller, Object value) {
            var state = captured.stateFor(caller);
            var collector = new Collector(SearchKind.ONE, false);
            captured.resume(state, collector, value);
            return collector.results().isEmpty() ? Nil.NIL : collector.results().getFirst();
        }

        @Override
        public String getName() {
            return "continuation";
        }
    }

    /** Called where choices are being made: each result goes to the caller's continuation. */
    private static final class Choosing extends RootNode {
        Choosing(TruffleLanguage<?> language) {
            super(language);
        }

        @Override
        public Object execute(VirtualFrame frame) {
            var arguments = frame.getArguments();
            return each(
                    captured(arguments),
                    Frames.state(frame),
                    (Continuation) arguments[Frames.FIRST],
                    argument(arguments, CHOOSING_FIRST));
        }

        @TruffleBoundary
        private static int each(CapturedRest captured, State caller, Continuation receiver, Object value) {
            return captured.resume(captured.stateFor(caller), receiver, value);
        }

        @Override
        public String getName() {
            return "continuation";
        }
    }
}
