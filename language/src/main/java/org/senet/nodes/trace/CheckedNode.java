package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.trace.Phrase;

/** The condition of a check that is more than a check, because it will be remembered. */
public final class CheckedNode extends TestNode {
    private final Phrase phrase;

    @Child
    private TestNode condition;

    /** @param phrase the whole condition */
    public CheckedNode(Phrase phrase, TestNode condition) {
        this.phrase = phrase;
        this.condition = condition;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        recorder.beginCheck();
        boolean holds = condition.executeBoolean(frame);
        int position = Frames.position(frame);
        recorder.check(phrase, holds, position, position);
        return holds;
    }
}
