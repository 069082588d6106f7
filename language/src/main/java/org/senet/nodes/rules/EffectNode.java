package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * An effect on the board, the hand or the notation. It writes at most one entry to the log, from which it is undone; true
 * when it had something to work on.
 */
public abstract class EffectNode extends TestNode {
    /** What an effect returns that has changed nothing; no entry has this value. */
    static final long NOTHING = 0;

    @CompilationFinal
    private boolean sure;

    /** Tells, before the code runs for the first time, whether the effect is certain to find what it wants. */
    public final void setSure(boolean certain) {
        sure = certain;
    }

    final boolean isSure() {
        return sure;
    }

    @Override
    public final boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        return apply(frame, state) != NOTHING || isAsWanted(frame, state);
    }

    /** Whether an effect that has changed nothing had something to work on, which was as it should be. */
    boolean isAsWanted(VirtualFrame frame, State state) {
        return false;
    }

    /** Makes the effect and logs it; returns the entry, or {@link #NOTHING} when nothing was changed. */
    abstract long apply(VirtualFrame frame, State state);

    /** Undoes what the effect that an entry describes has done to the board; the registers are restored by the step. */
    abstract void undo(VirtualFrame frame, State state, long entry);
}
