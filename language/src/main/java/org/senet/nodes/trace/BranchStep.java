package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.trace.Phrase;

/** One way of a {@link ChoiceStep}. */
public final class BranchStep extends Step {
    private final @Nullable Phrase phrase;

    @Child
    private @Nullable ExpressionNode value;

    @Child
    private Step next;

    /**
     * A way to go on.
     *
     * @param phrase what is chosen, if that is a form
     * @param value the value that is chosen, if it is one
     */
    public BranchStep(@Nullable Phrase phrase, @Nullable ExpressionNode value, Step next) {
        this.phrase = phrase;
        this.value = value;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        var chosen = value == null ? null : value.execute(frame);
        var mark = recorder.enter(phrase, chosen, Frames.position(frame));
        int outcome = next.execute(frame);
        recorder.leave(mark, outcome == Outcome.STOP);
        return outcome;
    }
}
