package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import org.senet.nodes.TestNode;

/** Whether all of several conditions hold (or whether any does); stops at the first that decides. */
public final class AllTrueNode extends TestNode {
    @Children
    private final TestNode[] tests;

    private final boolean deciding;

    /** @param any whether one true condition is enough */
    public AllTrueNode(boolean any, TestNode... tests) {
        this.tests = tests;
        deciding = any;
    }

    /** The conditions. */
    public List<TestNode> tests() {
        return List.of(tests);
    }

    /** Whether one true condition is enough. */
    public boolean isAny() {
        return deciding;
    }

    @Override
    @ExplodeLoop
    public boolean executeBoolean(VirtualFrame frame) {
        for (var test : tests) {
            if (test.executeBoolean(frame) == deciding) {
                return deciding;
            }
        }
        return !deciding;
    }
}
