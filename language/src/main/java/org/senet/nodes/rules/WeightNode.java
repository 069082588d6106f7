package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (weight n)}: how likely this move is among those of a player who moves by chance. */
public final class WeightNode extends EffectNode {
    private static final int MOST = 1 << 20;

    @Child
    private ExpressionNode weight;

    /** @param weight a positive number */
    public WeightNode(ExpressionNode weight) {
        this.weight = weight;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        try {
            long number = weight.executeLong(frame);
            if (number > 0 && number < MOST) {
                return Registers.push(frame, state, Log.entry(Log.WEIGHT, 0, 0, (int) number));
            }
            throw wrong(number);
        } catch (UnexpectedResultException e) {
            throw wrong(e.getResult());
        }
    }

    @TruffleBoundary
    private SenetException wrong(Object value) {
        return SenetException.runtime(
                this, "a weight is an integer from 1 to " + (MOST - 1) + ", but this is " + Printer.display(value, 40));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        // nothing on the board
    }
}
