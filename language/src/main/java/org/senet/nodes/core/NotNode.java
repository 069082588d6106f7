package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.TestNode;

/** The opposite of a condition. */
public final class NotNode extends TestNode {
    @Child
    private TestNode test;

    /** The opposite of this one. */
    public NotNode(TestNode test) {
        this.test = test;
    }

    /** The condition that this negates. */
    public TestNode test() {
        return test;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return !test.executeBoolean(frame);
    }
}
