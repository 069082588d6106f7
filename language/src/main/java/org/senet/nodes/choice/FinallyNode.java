package org.senet.nodes.choice;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.DeepRecursion;
import org.senet.nodes.ExpressionNode;

/** {@code finally}: the cleanup runs when the body has given its value, and when an error leaves it. */
public final class FinallyNode extends ExpressionNode {
    @Child
    private GuardNode guard;

    @Child
    private ExpressionNode body;

    @Child
    private ExpressionNode cleanup;

    /** @param cleanup what is done in any case; its value is not used */
    public FinallyNode(GuardNode guard, ExpressionNode body, ExpressionNode cleanup) {
        this.guard = guard;
        this.body = body;
        this.cleanup = cleanup;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var before = guard.begin(frame);
        Object value;
        try {
            value = body.execute(frame);
        } catch (AbstractTruffleException e) {
            guard.goBack(frame, before);
            cleanup.executeVoid(frame);
            throw e;
        } catch (StackOverflowError e) {
            guard.goBack(frame, before);
            cleanup.executeVoid(frame);
            throw DeepRecursion.error(e, this);
        }
        cleanup.executeVoid(frame);
        return value;
    }
}
