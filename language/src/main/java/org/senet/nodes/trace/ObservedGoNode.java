package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/** A condition that steps, or goes to a position. */
public final class ObservedGoNode extends TestNode {
    private final Phrase phrase;

    @Child
    private TestNode test;

    /** @param phrase the direction, path or position */
    public ObservedGoNode(Phrase phrase, TestNode test) {
        this.phrase = phrase;
        this.test = test;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        int from = Frames.position(frame);
        boolean result = test.executeBoolean(frame);
        Traces.recorder(frame).observe(new Observation(Observation.Kind.STEP, phrase, result, from, 0, -1, 0));
        return result;
    }
}
