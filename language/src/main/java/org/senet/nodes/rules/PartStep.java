package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.Log;

/** A move goes on where it could have ended: what follows is its next part. */
public final class PartStep extends Step {
    @Child
    private Step next;

    /** Goes on with the next step. */
    public PartStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int logTop = Registers.logTop(frame);
        Registers.push(frame, state, Log.entry(Log.PART, Frames.position(frame), 0, 0));
        int outcome = next.execute(frame);
        Registers.setLogTop(frame, logTop);
        return outcome;
    }
}
