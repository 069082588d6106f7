package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (take under)}: lifts the top piece at the current position, and puts it under the column in the hand. */
public final class TakeUnderNode extends EffectNode {
    private final Site site;

    /** Takes one piece. */
    public TakeUnderNode(Site site) {
        this.site = site;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        int code = at < 0 ? 0 : state.board[at];
        int held = Registers.hand(frame);
        var pieces = site.design(state).pieces;
        if (!pieces.isPiece(code) || held == 0) {
            return NOTHING;
        }
        int rest = pieces.below(code, state.columns);
        state.board[at] = rest;
        int taken = pieces.top(code, 1, state.columns);
        Registers.setHand(frame, pieces.stack(held, taken, state.columns));
        return Registers.push(frame, state, Log.entry(Log.CAPTURE, at, code, rest));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        state.board[Log.position(entry)] = Log.before(entry);
    }
}
