package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;
import org.senet.state.State;

/**
 * A choice that is made, or, under a prompt with the tag {@code :any}, becomes that prompt's value: a map of the options and
 * of the function that goes on with one of them.
 */
public final class ReifiableStep extends Step {
    private static final Keyword OPTIONS = Keyword.of("options");
    private static final Keyword CHOOSE = Keyword.of("choose");

    private final Capturing capturing;
    private final Continuation end;

    @Child
    private Step choice;

    @Child
    private ExpressionNode options;

    @Child
    private RestNode rest;

    /**
     * @param choice the choice as it is made, and all that follows
     * @param options the collection of the options
     * @param rest what follows, with the chosen option; it reads no other locals than what follows the choice in place
     */
    public ReifiableStep(TruffleLanguage<?> language, Step choice, ExpressionNode options, SharedRoot rest) {
        this.choice = choice;
        this.options = options;
        this.rest = new RestNode(rest);
        capturing = new Capturing(language);
        end = new Continuation(new PromptRootNode(language).getCallTarget());
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (!Prompt.reifies(state)) {
            return choice.execute(frame);
        }
        CompilerDirectives.transferToInterpreter();
        var collection = options.execute(frame);
        Registers.store(frame, state);
        return capture(state, collection, rest.copy(frame));
    }

    @TruffleBoundary
    private int capture(State state, Object collection, Continuation following) {
        var captured = capturing.capture(state, Prompt.ANY, following, this);
        var node = PersistentMap.of(OPTIONS, collection, CHOOSE, captured.function());
        return captured.replace(state, () -> end.resume(state, node));
    }
}
