package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.TestNode;
import org.senet.trace.Phrase;

/** A part of a condition that is true or false. */
public final class ObservedTestNode extends TestNode {
    private final Phrase phrase;

    @Child
    private TestNode test;

    /** @param phrase the question */
    public ObservedTestNode(Phrase phrase, TestNode test) {
        this.phrase = phrase;
        this.test = test;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        boolean result = test.executeBoolean(frame);
        Traces.recorder(frame).observe(phrase, result);
        return result;
    }
}
