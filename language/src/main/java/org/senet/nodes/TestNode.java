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
        return weighed(executeBoolean(frame), next.isEnd()) ? next.execute(frame) : Outcome.EXHAUSTED;
    }

    /** Runs one of two steps, as {@link #thenRun}. */
    public int runEither(VirtualFrame frame, Step then, Step otherwise) {
        return weighed(executeBoolean(frame), then.isEnd() && otherwise.isEnd())
                ? then.execute(frame)
                : otherwise.execute(frame);
    }

    /**
     * Whether the test holds, with its odds where a branch remains on which they bear. The compiler makes one comparison of a choice
     * between two constant outcomes, and refuses code whose odds belong to no branch.
     *
     * @param ends whether nothing but outcomes follow either way
     */
    protected final boolean weighed(boolean holds, boolean ends) {
        return ends ? holds : odds.of(holds);
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
