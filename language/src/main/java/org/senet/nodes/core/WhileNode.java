package org.senet.nodes.core;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.LoopNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RepeatingNode;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** Repeats a deterministic body while a deterministic condition holds. */
public final class WhileNode extends ExpressionNode {
    @Child
    private LoopNode loop;

    /** The loop. */
    public WhileNode(TestNode test, ExpressionNode body) {
        loop = Truffle.getRuntime().createLoopNode(new Turn(test, body));
    }

    @Override
    public Object execute(VirtualFrame frame) {
        loop.execute(frame);
        return Nil.NIL;
    }

    private static final class Turn extends Node implements RepeatingNode {
        @Child
        private TestNode test;

        @Child
        private ExpressionNode body;

        Turn(TestNode test, ExpressionNode body) {
            this.test = test;
            this.body = body;
        }

        @Override
        public boolean executeRepeating(VirtualFrame frame) {
            if (!test.executeBoolean(frame)) {
                return false;
            }
            body.executeVoid(frame);
            return true;
        }
    }
}
