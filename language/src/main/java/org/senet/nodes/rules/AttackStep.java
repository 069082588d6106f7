package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.state.Log;
import org.senet.state.State;

/** The end of an enemy's move while attacks are examined: enough is found when it captures the piece in question. */
public final class AttackStep extends Step {
    @Override
    public int execute(VirtualFrame frame) {
        return captures(Frames.state(frame), Registers.logTop(frame)) ? Outcome.STOP : Outcome.EXHAUSTED;
    }

    private static boolean captures(State state, int logTop) {
        for (int i = state.moveStart; i < logTop; i++) {
            long e = state.log[i];
            if (Log.position(e) == state.target && isCapture(state, e)) {
                return true;
            }
        }
        return false;
    }

    /** What a piece is dropped on top of is not captured. */
    private static boolean isCapture(State state, long entry) {
        int kind = Log.kind(entry);
        int before = Log.before(entry);
        return kind == Log.CAPTURE
                || kind == Log.DROP
                        && before != 0
                        && !state.design.pieces.standsOn(Log.after(entry), before, state.columns);
    }
}
