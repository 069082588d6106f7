package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.ExpressionNode;

/**
 * The next turn of a loop: computes all new values, then binds them. Because it stands in tail position, asking for the
 * next turn is returning a special value to the loop.
 */
public final class RecurNode extends ExpressionNode {
    @Children
    private final ExpressionNode[] compute;

    @Children
    private final ExpressionNode[] bind;

    /**
     * @param compute nodes that keep the new values in slots of their own
     * @param bind nodes that move them to the loop's variables
     */
    public RecurNode(ExpressionNode[] compute, ExpressionNode[] bind) {
        this.compute = compute;
        this.bind = bind;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        for (var node : compute) {
            node.executeVoid(frame);
        }
        for (var node : bind) {
            node.executeVoid(frame);
        }
        return Again.AGAIN;
    }
}
