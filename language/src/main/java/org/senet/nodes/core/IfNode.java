package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import com.oracle.truffle.api.profiles.CountingConditionProfile;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** A choice between two ways by a condition. */
public final class IfNode extends ExpressionNode {
    @Child
    private TestNode test;

    @Child
    private ExpressionNode then;

    @Child
    private ExpressionNode otherwise;

    private final CountingConditionProfile profile = CountingConditionProfile.create();

    /** Both ways are given. */
    public IfNode(TestNode test, ExpressionNode then, ExpressionNode otherwise) {
        this.test = test;
        this.then = then;
        this.otherwise = otherwise;
    }

    /** The condition. */
    public TestNode test() {
        return test;
    }

    /** What is computed where the condition holds. */
    public ExpressionNode then() {
        return then;
    }

    /** What is computed where it does not hold. */
    public ExpressionNode otherwise() {
        return otherwise;
    }

    private boolean test(VirtualFrame frame) {
        return profile.profile(test.executeBoolean(frame));
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return test(frame) ? then.execute(frame) : otherwise.execute(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        return test(frame) ? then.executeLong(frame) : otherwise.executeLong(frame);
    }

    @Override
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        return test(frame) ? then.executeDouble(frame) : otherwise.executeDouble(frame);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) throws UnexpectedResultException {
        return test(frame) ? then.executeBoolean(frame) : otherwise.executeBoolean(frame);
    }

    @Override
    public void executeVoid(VirtualFrame frame) {
        if (test(frame)) {
            then.executeVoid(frame);
        } else {
            otherwise.executeVoid(frame);
        }
    }
}
