package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.GenerateWrapper;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import org.senet.runtime.Outcome;

/** An expression whose value is always true or false. */
@GenerateWrapper
public abstract class TestNode extends ExpressionNode {
    /** How often the test has held where a step depends on it. */
    protected final Odds odds = new Odds();

    @Override
    public final Object execute(VirtualFrame frame) {
        return executeBoolean(frame);
    }

    @Override
    public abstract boolean executeBoolean(VirtualFrame frame);

    /**
     * Runs a step if the test holds. Tests that decide in several places branch there, so that no truth value needs to be
     * made and asked again.
     *
     * @return the step's outcome, or {@link Outcome#EXHAUSTED}
     */
    public int thenRun(VirtualFrame frame, Step next) {
        return odds.of(executeBoolean(frame)) ? next.execute(frame) : Outcome.EXHAUSTED;
    }

    /** Runs one of two steps, as {@link #thenRun}. */
    public int runEither(VirtualFrame frame, Step then, Step otherwise) {
        return odds.of(executeBoolean(frame)) ? then.execute(frame) : otherwise.execute(frame);
    }

    @Override
    public final void executeVoid(VirtualFrame frame) {
        executeBoolean(frame);
    }

    @Override
    public WrapperNode createWrapper(ProbeNode probe) {
        return new TestNodeWrapper(this, probe);
    }
}
