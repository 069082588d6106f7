package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * Where some turns come once: in the last turn, writes behind the move that the first one of the round comes next, unless the move says
 * otherwise.
 */
public final class EndRoundStep extends Step {
    private final int last;
    private final int first;

    @Child
    private Step next;

    /** The end of the moves of a game. */
    public EndRoundStep(Design design, Step next) {
        last = design.turnCount() - 1;
        first = design.roundStart();
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int end = Registers.logTop(frame);
        if (state.turn != last || saysNextTurn(state, end)) {
            return next.execute(frame);
        }
        int hand = Registers.hand(frame);
        var handRest = Registers.handRest(frame);
        Registers.push(frame, state, Log.entry(Log.TURN, 0, last, first));
        int outcome = next.execute(frame);
        Registers.restore(frame, end, hand, handRest);
        return outcome;
    }

    private static boolean saysNextTurn(State state, int end) {
        for (int i = 0; i < end; i++) {
            if (Log.kind(state.log[i]) == Log.TURN) {
                return true;
            }
        }
        return false;
    }
}
