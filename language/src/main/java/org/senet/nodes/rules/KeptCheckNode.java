package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** Makes a check again that a {@link RememberStep} has kept. */
public final class KeptCheckNode extends TestNode {
    private final int slot;

    /** @param slot where the kept check is */
    public KeptCheckNode(int slot) {
        this.slot = slot;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return ((KeptCheck) frame.getObject(slot)).holds(Frames.state(frame));
    }
}
