package org.senet.nodes.core;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.LoopNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RepeatingNode;
import org.senet.nodes.ExpressionNode;

/** Clojure's {@code loop}, also the body of a function that recurs. */
public final class LoopExpressionNode extends ExpressionNode {
    @Children
    private final ExpressionNode[] inits;

    @Child
    private LoopNode loop;

    /** @param inits nodes that bind the loop's variables */
    public LoopExpressionNode(ExpressionNode[] inits, ExpressionNode body) {
        this.inits = inits;
        loop = Truffle.getRuntime().createLoopNode(new Turn(body));
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        for (var node : inits) {
            node.executeVoid(frame);
        }
        return loop.execute(frame);
    }

    private static final class Turn extends Node implements RepeatingNode {
        @Child
        private ExpressionNode body;

        Turn(ExpressionNode body) {
            this.body = body;
        }

        @Override
        public Object executeRepeatingWithValue(VirtualFrame frame) {
            var value = body.execute(frame);
            return value == Again.AGAIN ? CONTINUE_LOOP_STATUS : value;
        }

        @Override
        public boolean executeRepeating(VirtualFrame frame) {
            throw new UnsupportedOperationException();
        }
    }
}
