package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
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
        int after = number(state, mark);
        int before = state.marks[at];
        state.marks[at] = after;
        return Registers.push(frame, state, Log.entry(Log.MARK, at, before, after));
    }

    @TruffleBoundary
    private static int number(State state, Object mark) {
        state.marks();
        return state.number(mark);
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        state.marks[Log.position(entry)] = Log.before(entry);
    }
}
