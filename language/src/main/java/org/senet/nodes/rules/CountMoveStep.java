package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** The end of a move where only the number of moves is wanted: what the move has done is of no account. */
public final class CountMoveStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        Frames.state(frame).completed++;
        return Outcome.EXHAUSTED;
    }
}
