package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;
import org.senet.state.State;

/**
 * {@code (shift k ...)}: the rest up to the innermost prompt becomes a function, and a function of one argument gets it and
 * decides what the prompt's result is (the operator {@code shift} of Danvy and Filinski, "Abstracting Control", 1990).
 */
public final class CaptureStep extends Step implements EntersShared {
    private final SharedRoot rest;
    private final ContinuationCode code;
    private final Continuation end;

    @Child
    private ExpressionNode function;

    /**
     * @param function the function that gets the continuation
     * @param rest what follows, with the value that the continuation is called with
     */
    public CaptureStep(TruffleLanguage<?> language, ExpressionNode function, SharedRoot rest) {
        this.function = function;
        this.rest = rest;
        code = new ContinuationCode(language);
        end = new Continuation(new PromptRootNode(language).getCallTarget());
    }

    @Override
    public SharedRoot target() {
        return rest;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var handler = (Function) function.execute(frame);
        var state = Frames.state(frame);
        Registers.store(frame, state);
        return capture(state, handler, new CopiedLocals(rest.live()).copy(frame));
    }

    @TruffleBoundary
    private int capture(State state, Function handler, Object[] locals) {
        if (state.prompt == null) {
            throw SenetException.runtime(this, "`shift` captures the rest up to a prompt, but there is none around it");
        }
        var kept = new CapturedRest(new Continuation(rest.callTarget(), locals), state, state.copy());
        var k = new Function(code, new Object[] {kept});
        if (handler.code.mayChoose()) {
            return (int) handler.code.choosing(1).call(state, handler, end, k);
        }
        return end.resume(state, handler.call(state, k));
    }
}
