package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** Notes for {@link FirstWayNode} where the first way has ended; nothing more is tried. */
public final class KeepWayStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        var kept = state.kept;
        kept.end(state, Registers.logTop(frame));
        kept.position = Frames.position(frame);
        kept.hand = Registers.hand(frame);
        kept.handRest = Registers.handRest(frame);
        kept.resets = state.resets;
        return Outcome.STOP;
    }
}
