package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * {@code (drop)}: puts what was taken last down at the current position, in place of what stands there; {@code (drop on)}
 * puts it on top of that.
 */
public final class DropNode extends EffectNode {
    private final Site site;
    private final boolean on;

    /** @param on whether what stands there stays, as the lower part of a column */
    public DropNode(Site site, boolean on) {
        this.site = site;
        this.on = on;
    }

    /** Whether what stands there stays. */
    boolean isOn() {
        return on;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        if (!isSure() && (at < 0 || Registers.hand(frame) == 0)) {
            return NOTHING;
        }
        int held = Registers.drop(frame);
        int before = site.board(frame, state)[at];
        var pieces = site.design(state).pieces;
        int after = on && pieces.isPiece(before) ? pieces.stack(held, before, state.columns) : held;
        site.board(frame, state)[at] = after;
        return Registers.push(frame, state, Log.entry(Log.DROP, at, before, after));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        site.board(frame, state)[Log.position(entry)] = Log.before(entry);
    }
}
