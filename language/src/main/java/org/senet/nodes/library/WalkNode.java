package org.senet.nodes.library;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.LoopNode;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;

/**
 * A function of the library that calls a function with the elements of a collection one after another, in code that
 * does not choose. Each call has its own place in the compiled code, so the function that is given can become a part of it.
 */
final class WalkNode extends ExpressionNode {
    @Child
    private ExpressionNode function;

    @Child
    private ExpressionNode start;

    @Child
    private ExpressionNode collection;

    @Child
    private LoopNode loop;

    @Child
    private SlowCall slow;

    private final boolean startsWithFirst;

    /**
     * @param slow the ordinary call
     * @param startsWithFirst whether the first element is the value to start with
     * @param start the value to start with; null when there is none
     * @param turn what is done for each element
     */
    WalkNode(
            SlowCall slow,
            boolean startsWithFirst,
            ExpressionNode function,
            ExpressionNode start,
            ExpressionNode collection,
            Turn turn) {
        this.slow = slow;
        this.startsWithFirst = startsWithFirst;
        this.function = function;
        this.start = start;
        this.collection = collection;
        loop = Truffle.getRuntime().createLoopNode(turn);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var turn = (Turn) loop.getRepeatingNode();
        turn.setFunction(frame, function.execute(frame));
        turn.begin(frame, start == null ? Nil.NIL : start.execute(frame));
        if (!turn.walkAlong(frame, collection.execute(frame))) {
            return start == null
                    ? slow.call(frame, turn.function(frame), turn.walked(frame))
                    : slow.call(frame, turn.function(frame), turn.end(frame), turn.walked(frame));
        }
        if (startsWithFirst) {
            var first = turn.takeFirst(frame);
            if (first == null) {
                return slow.call(frame, turn.function(frame), Nil.NIL);
            }
            turn.begin(frame, first);
        }
        loop.execute(frame);
        return turn.end(frame);
    }
}
