package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.state.State;

/**
 * {@code (prompt-at tag ...)} in code that may choose: what follows waits at the prompt as a continuation, so that a capture
 * which goes further out can take it along, and gets each value that the body has.
 */
public final class PromptStep extends Step {
    private static final Object[] NO_ARGUMENTS = {};

    private final Continuation end;

    @Child
    private ExpressionNode tag;

    @Child
    private ExpressionNode function;

    @Child
    private RestNode rest;

    /**
     * @param tag the prompt's tag
     * @param function the body as a function of no arguments
     * @param rest what follows, with the body's value
     */
    public PromptStep(TruffleLanguage<?> language, ExpressionNode tag, ExpressionNode function, SharedRoot rest) {
        this.tag = tag;
        this.function = function;
        this.rest = new RestNode(rest);
        end = new Continuation(new PromptRootNode(language).getCallTarget());
    }

    @Override
    public int execute(VirtualFrame frame) {
        var label = tag.execute(frame);
        var body = (Function) function.execute(frame);
        var state = Frames.state(frame);
        Registers.store(frame, state);
        return run(state, label, body, rest.copy(frame));
    }

    @TruffleBoundary
    private int run(State state, Object label, Function body, Continuation following) {
        var outer = (Prompt) state.prompt;
        int depth = state.depth;
        state.depth = State.UNLIMITED;
        state.prompt = Prompt.of(label, following, outer);
        try {
            if (body.mayChoose(NO_ARGUMENTS)) {
                return (int) body.code.choosing(0).call(state, body, end);
            }
            return end.resume(state, body.call(state));
        } finally {
            state.depth = depth;
            state.prompt = outer;
        }
    }
}
