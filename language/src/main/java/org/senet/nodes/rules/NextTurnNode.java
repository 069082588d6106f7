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

/** {@code (next-turn! n)}: after this move comes the turn with that number of the round, counted from 1, and round again. */
public final class NextTurnNode extends EffectNode {
    @Child
    private ExpressionNode turn;

    /** @param turn the number of the turn */
    public NextTurnNode(ExpressionNode turn) {
        this.turn = turn;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        long number;
        try {
            number = turn.executeLong(frame);
        } catch (UnexpectedResultException e) {
            throw noNumber(e.getResult());
        }
        int next = (int) Math.floorMod(number - 1, (long) state.design.turnCount());
        return Registers.push(frame, state, Log.entry(Log.TURN, 0, state.turn, next));
    }

    @TruffleBoundary
    private SenetException noNumber(Object value) {
        return SenetException.runtime(
                this,
                "the next turn is a number of the round, but this is " + Printer.display(value, 40),
                "turns are counted from 1, and `turn-order` is the present one");
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        // the turn changes only when the move is played
    }
}
