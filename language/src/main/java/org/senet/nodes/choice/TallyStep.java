package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** One more way in which a body has reached its end. */
public final class TallyStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        Frames.state(frame).tally++;
        return Outcome.EXHAUSTED;
    }
}
