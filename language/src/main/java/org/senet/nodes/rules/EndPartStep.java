package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.Log;

/**
 * The end of a part of the move: where nothing was done since it began, it is no part. What follows may write over its entry in the log,
 * so the entry is put back for the other ways that begin behind it.
 */
public final class EndPartStep extends Step {
    @Child
    private Step next;

    /** Goes on with the next step. */
    public EndPartStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int top = Registers.logTop(frame);
        long last = top > state.moveStart ? state.log[top - 1] : 0;
        if (Log.kind(last) != Log.PART) {
            return next.execute(frame);
        }
        Registers.setLogTop(frame, top - 1);
        int outcome = next.execute(frame);
        Registers.setLogTop(frame, top);
        state.log[top - 1] = last;
        return outcome;
    }
}
