package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Equality;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** Changes a global. It is never rolled back, and each change judges again the moves that were found before. */
public final class GlobalWriteNode extends ExpressionNode {
    private final GlobalSlot slot;
    private final Invariants invariants;

    @Child
    private ExpressionNode value;

    /** @param invariants the invariants of the rules that this belongs to */
    public GlobalWriteNode(GlobalSlot slot, Invariants invariants, ExpressionNode value) {
        this.slot = slot;
        this.invariants = invariants;
        this.value = value;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var newValue = value.execute(frame);
        var state = Frames.boardState(frame, this);
        int i = slot.index(state);
        if (newValue instanceof Long l) {
            if (state.globals[i] == l && state.globalObjects[i] == null) {
                return newValue;
            }
            state.globals[i] = l;
            state.globalObjects[i] = null;
            judge(state);
        } else {
            setObject(state, i, newValue);
        }
        return newValue;
    }

    @TruffleBoundary
    private void setObject(State state, int i, Object newValue) {
        if (state.globalObjects[i] == null || !Equality.equal(state.globalObjects[i], newValue)) {
            state.globalObjects[i] = newValue;
            judge(state);
        }
    }

    private void judge(State state) {
        if (state.moves != null && state.moves.size() > 0) {
            invariants.judge(state);
        }
    }
}
