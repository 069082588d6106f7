package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.trace.Phrase;

/** The outcome of a check whose condition is code that chooses or acts: it held, and the program goes on, or it failed. */
public final class CheckedStep extends Step {
    private final Phrase phrase;

    @Child
    private @Nullable Step next;

    /** @param next what follows when the check held; null when it failed */
    public CheckedStep(Phrase phrase, @Nullable Step next) {
        this.phrase = phrase;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        int position = Frames.position(frame);
        Traces.recorder(frame).check(phrase, next != null, position, position);
        return next == null ? Outcome.EXHAUSTED : next.execute(frame);
    }
}
