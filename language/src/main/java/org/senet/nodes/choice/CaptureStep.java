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
 * {@code (shift-at tag k ...)}: the rest up to the innermost prompt with that tag becomes a function, and a function of one
 * argument gets it and decides what the prompt's result is (the operator {@code shift} of Danvy and Filinski, "Abstracting
 * Control", 1990).
 */
public final class CaptureStep extends Step {
    private final Capturing capturing;
    private final Continuation end;

    @Child
    private ExpressionNode tag;

    @Child
    private ExpressionNode function;

    @Child
    private RestNode rest;

    /**
     * @param tag the tag of the prompt
     * @param function the function that gets the continuation
     * @param rest what follows, with the value that the continuation is called with
     */
    public CaptureStep(TruffleLanguage<?> language, ExpressionNode tag, ExpressionNode function, SharedRoot rest) {
        this.tag = tag;
        this.function = function;
        this.rest = new RestNode(rest);
        capturing = new Capturing(language);
        end = new Continuation(new PromptRootNode(language).getCallTarget());
    }

    @Override
    public int execute(VirtualFrame frame) {
        var label = tag.execute(frame);
        var handler = (Function) function.execute(frame);
        var state = Frames.state(frame);
        Registers.store(frame, state);
        return capture(state, label, handler, rest.copy(frame));
    }

    @TruffleBoundary
    private int capture(State state, Object label, Function handler, Continuation following) {
        var captured = capturing.capture(state, label, following, this);
        return captured.replace(
                state,
                () -> handler.mayChoose(new Object[] {captured.function()})
                        ? (int) handler.code.choosing(1).call(state, handler, end, captured.function())
                        : end.resume(state, handler.call(state, captured.function())));
    }
}
