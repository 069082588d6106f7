package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (take)}: lifts the piece at the current position into the hand. */
public final class TakeNode extends EffectNode {
    @Override
    long apply(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        int code = at < 0 ? 0 : state.board[at];
        if (code == 0) {
            return NOTHING;
        }
        state.board[at] = 0;
        Registers.take(frame, code);
        return Registers.push(frame, state, Log.entry(Log.TAKE, at, code, 0));
    }

    @Override
    void undo(State state, long entry) {
        state.board[Log.position(entry)] = (char) Log.before(entry);
    }
}
