package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Step;
import org.senet.trace.Event;
import org.senet.trace.Phrase;

/** A choice whose ways each begin with a {@link BranchStep}. */
public final class ChoiceStep extends Step {
    private final Phrase phrase;

    @Child
    private Step choice;

    /** @param choice the choice with everything that follows it */
    public ChoiceStep(Phrase phrase, Step choice) {
        this.phrase = phrase;
        this.choice = choice;
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        Event.Choice outer = recorder.open(recorder.choice(phrase));
        int outcome = choice.execute(frame);
        recorder.open(outer);
        return outcome;
    }
}
