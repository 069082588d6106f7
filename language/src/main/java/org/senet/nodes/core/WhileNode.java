package org.senet.nodes.core;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.LoopNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RepeatingNode;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.nodes.EndlessLoop;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** Repeats a deterministic body while a deterministic condition holds. */
public final class WhileNode extends ExpressionNode {
    /** Null in rules, where loops are short, and must end. */
    @Child
    private @Nullable LoopNode loop;

    @Child
    private @Nullable Turn turn;

    /**
     * The loop.
     *
     * @param inRules whether the code always has a board
     */
    public WhileNode(TestNode test, ExpressionNode body, boolean inRules) {
        var made = new Turn(test, body);
        turn = inRules ? made : null;
        loop = inRules ? null : Truffle.getRuntime().createLoopNode(made);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        if (turn == null) {
            loop.execute(frame);
        } else {
            for (long iterations = 1; turn.executeRepeating(frame); iterations++) {
                TruffleSafepoint.poll(this);
                EndlessLoop.check(iterations, this);
            }
        }
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
