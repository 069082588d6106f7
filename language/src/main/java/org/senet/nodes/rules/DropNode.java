package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (drop)}: puts the piece in the hand down at the current position, in place of what stands there. */
public final class DropNode extends EffectNode {
    @Override
    long apply(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        if (at < 0 || Registers.hand(frame) == 0) {
            return NOTHING;
        }
        int code = Registers.drop(frame);
        int before = state.board[at];
        state.board[at] = (char) code;
        return Registers.push(frame, state, Log.entry(Log.DROP, at, before, code));
    }

    @Override
    void undo(State state, long entry) {
        state.board[Log.position(entry)] = (char) Log.before(entry);
    }
}
