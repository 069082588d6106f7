package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (mark! value)}: marks the current position for the computation of this move. */
public final class SetMarkNode extends EffectNode {
    @Child
    private ExpressionNode value;

    /** The mark; nil takes it away. */
    public SetMarkNode(ExpressionNode value) {
        this.value = value;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        var mark = value.execute(frame);
        int at = Frames.position(frame);
        if (at < 0) {
            return NOTHING;
        }
        return set(state, at, mark);
    }

    @TruffleBoundary
    private static long set(State state, int at, Object mark) {
        var marks = state.marks();
        int after = state.design.values.number(mark);
        int before = marks[at];
        marks[at] = after;
        return state.push(Log.entry(Log.MARK, at, before, after));
    }

    @Override
    void undo(State state, long entry) {
        state.marks[Log.position(entry)] = Log.before(entry);
    }
}
