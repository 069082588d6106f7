package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;

/** Two ways to go on, by a deterministic condition. */
public final class IfStep extends Step {
    @Child
    private TestNode test;

    @Child
    private Step then;

    @Child
    private Step otherwise;

    /** Each way includes all that follows it. */
    public IfStep(TestNode test, Step then, Step otherwise) {
        this.test = test;
        this.then = then;
        this.otherwise = otherwise;
    }

    /** What decides. */
    public TestNode test() {
        return test;
    }

    /** The way where it holds. */
    public Step then() {
        return then;
    }

    /** The other way. */
    public Step otherwise() {
        return otherwise;
    }

    @Override
    public int execute(VirtualFrame frame) {
        return test.runEither(frame, then, otherwise);
    }
}
