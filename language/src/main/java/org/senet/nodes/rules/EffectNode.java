package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * An effect on the board, the hand or the notation. It writes at most one entry to the log, from which it is undone; true
 * when it had something to work on.
 */
public abstract class EffectNode extends TestNode {
    @Override
    public final boolean executeBoolean(VirtualFrame frame) {
        return apply(frame, Frames.boardState(frame, this));
    }

    /** Makes the effect and logs it; returns whether there was anything to do. */
    abstract boolean apply(VirtualFrame frame, State state);

    /** Undoes the effect that an entry describes; the entry has been taken from the log. */
    abstract void undo(State state, long entry);
}
