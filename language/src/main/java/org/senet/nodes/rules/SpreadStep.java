package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/**
 * The current position is connected with the one from which an {@link AnyConnectedStep} looks, or one of those that an
 * {@link EachPlaceNode} looks for.
 */
public final class SpreadStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        int position = Frames.position(frame);
        if (position >= 0) {
            Frames.state(frame).spreading.add(position);
        }
        return Outcome.EXHAUSTED;
    }
}
