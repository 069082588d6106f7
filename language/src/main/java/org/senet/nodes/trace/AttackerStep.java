package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;

/** The rules of a possible attacker begin. */
public final class AttackerStep extends Step {
    @Child
    private Step next;

    /** Goes on with the rules. */
    public AttackerStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        int position = Frames.position(frame);
        Traces.recorder(frame).attacker(position, Registers.board(frame)[position]);
        return next.execute(frame);
    }
}
