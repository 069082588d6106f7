package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** {@code (any)}: no choice at all. */
public final class FailStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        return Outcome.EXHAUSTED;
    }

    @Override
    public boolean isEnd() {
        return true;
    }
}
