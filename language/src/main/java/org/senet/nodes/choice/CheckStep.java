package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;

/** {@code (check c)}: fails when the condition does not hold. */
public final class CheckStep extends Step {
    @Child
    private TestNode test;

    @Child
    private Step next;

    /** Goes on with the next step when the condition holds. */
    public CheckStep(TestNode test, Step next) {
        this.test = test;
        this.next = next;
    }

    /** Tells, before the code runs for the first time, that the condition hardly ever holds. */
    void expectFailure() {
        next = new SeldomStep(next);
    }

    /** What must hold. */
    public TestNode test() {
        return test;
    }

    /** What follows. */
    public Step next() {
        return next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        return test.thenRun(frame, next);
    }
}
