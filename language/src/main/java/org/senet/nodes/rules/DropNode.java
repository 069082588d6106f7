package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (drop)}: puts the piece in the hand down at the current position, in place of what stands there. */
public final class DropNode extends EffectNode {
    @Override
    boolean apply(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        if (at < 0 || state.handSize == 0) {
            return false;
        }
        int code = state.hand[--state.handSize];
        int before = state.board[at];
        state.board[at] = (char) code;
        state.push(Log.entry(Log.DROP, at, before, code));
        return true;
    }

    @Override
    void undo(State state, long entry) {
        state.board[Log.position(entry)] = (char) Log.before(entry);
        state.hand[state.handSize++] = Log.after(entry);
    }
}
