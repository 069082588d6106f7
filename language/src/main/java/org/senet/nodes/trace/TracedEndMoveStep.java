package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.nodes.rules.EndMoveStep;
import org.senet.trace.Phrase;

/** {@code (end-move)}: the move ends here or goes on; endings that want nothing longer are annulled when it does. */
public final class TracedEndMoveStep extends Step {
    private final Phrase phrase;

    @Child
    private EndMoveStep step;

    /** @param step the choice, whose ways begin with a {@link BranchStep}, and the second one with a {@link GoesOnStep} too */
    public TracedEndMoveStep(Phrase phrase, EndMoveStep step) {
        this.phrase = phrase;
        this.step = step;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        var outer = recorder.open(recorder.choice(phrase));
        recorder.beginEndMove();
        int outcome = step.execute(frame);
        recorder.finishEndMove();
        recorder.open(outer);
        return outcome;
    }
}
