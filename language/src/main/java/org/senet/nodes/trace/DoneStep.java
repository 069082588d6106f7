package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.trace.Phrase;

/** Something has just been done to the board. */
public final class DoneStep extends Step {
    private final Phrase phrase;

    @Child
    private Step next;

    /** @param phrase what was done; the newest entry of the log tells what it was */
    public DoneStep(Phrase phrase, Step next) {
        this.phrase = phrase;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int top = Registers.logTop(frame);
        if (top > 0) {
            Traces.recorder(state).effect(phrase, state.log[top - 1]);
        }
        return next.execute(frame);
    }
}
