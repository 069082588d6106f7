package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (capture)}: removes a piece. Where the game removes captured pieces when the move is over, it stays on the
 * board until then and belongs to nobody (the Turkish strike). */
public final class CaptureNode extends EffectNode {
    private final Site site;

    @Child
    private PathNode path;

    /** Captures what stands at the end of a path. */
    public CaptureNode(Site site, PathNode path) {
        this.site = site;
        this.path = path;
    }

    /** Whether it captures on the current position. */
    public boolean isHere() {
        return path.isEmpty();
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int at = path.end(frame, state);
        int code = !isSure() && at < 0 ? 0 : site.board(frame, state)[at];
        var design = site.design(state);
        if (!isSure() && !design.pieces.isPiece(code)) {
            return NOTHING;
        }
        site.board(frame, state)[at] = (design.deferCaptures ? design.pieces.withOwner(code, 0) : 0);
        return Registers.push(frame, state, Log.entry(Log.CAPTURE, at, code, 0));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        site.board(frame, state)[Log.position(entry)] = Log.before(entry);
    }
}
