package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.ir.Ir.SearchKind;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.runtime.Continuation;
import org.senet.runtime.Descent;
import org.senet.runtime.Function;
import org.senet.state.State;

/** Runs a body that may choose, a function of no arguments, and collects what is wanted of its results. */
public final class SearchNode extends ExpressionNode {
    private static final Object[] NO_ARGUMENTS = {};

    private final SearchKind kind;
    private final Continuation end;
    private final boolean inRule;

    @Child
    private ExpressionNode tag;

    @Child
    private ExpressionNode function;

    /**
     * @param inRule whether the code around has {@link Registers}
     * @param tag the tag of the prompt that the search is
     * @param function the body as a function of no arguments
     */
    public SearchNode(
            TruffleLanguage<?> language, SearchKind kind, boolean inRule, ExpressionNode tag, ExpressionNode function) {
        this.kind = kind;
        this.inRule = inRule;
        this.tag = tag;
        this.function = function;
        end = new Continuation(new PromptRootNode(language).getCallTarget());
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var label = tag.execute(frame);
        var body = (Function) function.execute(frame);
        var state = Frames.stateOrNull(frame);
        if (state != null && inRule) {
            Registers.store(frame, state);
        }
        return search(label, body, state);
    }

    @TruffleBoundary
    private Object search(Object label, Function body, State outer) {
        boolean onBoard = outer != null && outer.design != null;
        if (kind == SearchKind.ALL && !onBoard) {
            return lazily(label, body, outer);
        }
        var state = outer == null ? State.withoutBoard() : outer;
        var collector = new Collector(kind, false);
        run(label, body, state, collector);
        return result(collector);
    }

    /** The board will be another one when the sequence is looked at; without one, the search can wait. */
    private Object lazily(Object label, Function body, @Nullable State outer) {
        var state = State.withoutBoard();
        var collector = new Collector(kind, true);
        var around = outer == null ? null : (Prompt) outer.prompt;
        return LazySearch.results(state, collector, () -> {
            state.prompt = Prompt.of(label, collector, around);
            return call(body, state, collector);
        });
    }

    private int call(Function body, State state, Collector collector) {
        return body.mayChoose(NO_ARGUMENTS)
                ? (int) body.code.choosing(0).call(state, body, end)
                : collector.accept(body.call(state));
    }

    private void run(Object label, Function body, State state, Collector collector) {
        int position = state.position;
        int logTop = state.logTop;
        int hand = state.hand;
        var handRest = state.handRest;
        var prompt = (Prompt) state.prompt;
        state.prompt = Prompt.of(label, collector, prompt);
        try {
            if (state.design == null) {
                new Descent(state).begin(() -> call(body, state, collector));
            } else {
                call(body, state, collector);
            }
        } finally {
            state.position = position;
            state.logTop = logTop;
            state.hand = hand;
            state.handRest = handRest;
            state.prompt = prompt;
        }
    }

    private Object result(Collector collector) {
        var results = collector.results();
        return switch (kind) {
            case ALL -> PersistentList.from(List.copyOf(results));
            case COUNT -> collector.count();
            case EXISTS -> !results.isEmpty();
            case ONE -> results.isEmpty() ? Nil.NIL : results.getFirst();
        };
    }
}
