package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;

/** A loop that may choose and whose back edge is in tail position: a real loop. */
public final class TailLoopStep extends Step {
    private final int code;

    @Child
    private Step body;

    /** @param code the result code by which the body asks for the next turn */
    public TailLoopStep(int code, Step body) {
        this.code = code;
        this.body = body;
    }

    @Override
    public int execute(VirtualFrame frame) {
        int outcome;
        while ((outcome = body.execute(frame)) == code) {
            TruffleSafepoint.poll(this);
        }
        return outcome;
    }
}
