package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;
import org.senet.trace.Phrase;

/** {@code (check c)} that is written down. */
public final class TracedCheckStep extends Step {
    private final Phrase phrase;

    @Child
    private TestNode test;

    @Child
    private Step next;

    /** Goes on with the next step when the condition holds. */
    public TracedCheckStep(Phrase phrase, TestNode test, Step next) {
        this.phrase = phrase;
        this.test = test;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        int from = Frames.position(frame);
        int mark = recorder.beginCheck();
        boolean holds = test.executeBoolean(frame);
        recorder.check(phrase, holds, from, Frames.position(frame));
        if (!holds) {
            recorder.forgetFrom(mark);
            return Outcome.EXHAUSTED;
        }
        int outcome = next.execute(frame);
        if (outcome != Outcome.STOP && recorder.isSearching()) {
            recorder.forgetFrom(mark);
        }
        return outcome;
    }
}
