package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** One result is enough: nothing more is tried. */
public final class StopStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        return Outcome.STOP;
    }

    @Override
    public boolean isEnd() {
        return true;
    }
}
