package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.data.Equality;
import org.senet.nodes.ExpressionNode;
import org.senet.state.State;

/** Changes a global. It is never rolled back, and each change judges again the moves that were found before. */
public final class GlobalWriteNode extends ExpressionNode {
    private final GlobalSlot slot;
    private final Invariants invariants;

    @CompilationFinal
    private boolean onlyLongs = true;

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
        if (onlyLongs) {
            try {
                return executeLong(frame);
            } catch (UnexpectedResultException e) {
                return e.getResult();
            }
        }
        var newValue = value.execute(frame);
        set(slot.state(frame, this), newValue);
        return newValue;
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        try {
            long newValue = value.executeLong(frame);
            setLong(slot.state(frame, this), newValue);
            return newValue;
        } catch (UnexpectedResultException e) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            onlyLongs = false;
            set(slot.state(frame, this), e.getResult());
            throw e;
        }
    }

    @Override
    public void executeVoid(VirtualFrame frame) {
        try {
            executeLong(frame);
        } catch (UnexpectedResultException e) {
            // the value has been set, and nobody wants it
        }
    }

    private void set(State state, Object newValue) {
        if (newValue instanceof Long l) {
            setLong(state, l);
        } else {
            setObject(state, slot.index(state), newValue);
        }
    }

    private void setLong(State state, long newValue) {
        int i = slot.index(state);
        if (state.globals[i] != newValue || state.globalObjects[i] != null) {
            state.globals[i] = newValue;
            state.globalObjects[i] = null;
            judge(state);
        }
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
