package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.trace.Phrase;

/** A check that no longer move is found. */
public final class DeferralStep extends Step {
    private final Phrase phrase;

    @Child
    private Step next;

    /** Goes on with the next step. */
    public DeferralStep(Phrase phrase, Step next) {
        this.phrase = phrase;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        Traces.recorder(frame).deferral(phrase);
        return next.execute(frame);
    }
}
