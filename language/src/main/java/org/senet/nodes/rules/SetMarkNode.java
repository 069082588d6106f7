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
    boolean apply(VirtualFrame frame, State state) {
        var mark = value.execute(frame);
        int at = Frames.position(frame);
        if (at < 0) {
            return false;
        }
        set(state, at, mark);
        return true;
    }

    @TruffleBoundary
    private static void set(State state, int at, Object mark) {
        var marks = state.marks();
        int after = state.design.values.number(mark);
        state.push(Log.entry(Log.MARK, at, marks[at], after));
        marks[at] = after;
    }

    @Override
    void undo(State state, long entry) {
        state.marks[Log.position(entry)] = Log.before(entry);
    }
}
