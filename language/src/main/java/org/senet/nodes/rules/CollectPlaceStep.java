package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** Notes the current position for {@link EachPlaceNode}. */
public final class CollectPlaceStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        Frames.state(frame).collect(Frames.position(frame));
        return Outcome.EXHAUSTED;
    }
}
