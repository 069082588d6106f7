package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.nodes.ExpressionNode;
import org.senet.state.State;

/**
 * Changes a global. Each change judges again the moves that were found before, and is not rolled back. Only while an attack is examined,
 * a change copies the globals first, and the {@linkplain org.senet.nodes.choice.UndoableStep step} puts the old ones back.
 */
public final class GlobalWriteNode extends ExpressionNode {
    private final GlobalSlot slot;

    @CompilationFinal
    private boolean onlyLongs = true;

    @Child
    private ExpressionNode value;

    @Child
    private @Nullable JudgeNode judge;

    /** @param invariants the invariants of the rules that this belongs to; null in a function, which any rules may call */
    public GlobalWriteNode(GlobalSlot slot, @Nullable Invariants invariants, ExpressionNode value) {
        this.slot = slot;
        judge = invariants == null ? null : new JudgeNode(invariants);
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
        set(frame, slot.state(frame, this), newValue);
        return newValue;
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        try {
            long newValue = value.executeLong(frame);
            setLong(frame, slot.state(frame, this), newValue);
            return newValue;
        } catch (UnexpectedResultException e) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            onlyLongs = false;
            set(frame, slot.state(frame, this), e.getResult());
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

    private void set(VirtualFrame frame, State state, Object newValue) {
        if (newValue instanceof Long l) {
            setLong(frame, state, l);
        } else {
            setObject(frame, state, newValue);
        }
    }

    private void setLong(VirtualFrame frame, State state, long newValue) {
        int i = slot.index(state);
        if (state.globals[i] != newValue || state.globalObjects[i] != null) {
            state.ownGlobals();
            state.globals[i] = newValue;
            state.globalObjects[i] = null;
            judge(frame, state);
        }
    }

    private void setObject(VirtualFrame frame, State state, Object newValue) {
        int i = slot.index(state);
        if (state.globalObjects[i] == null || !equal(state.globalObjects[i], newValue)) {
            state.ownGlobals();
            state.globalObjects[i] = newValue;
            judge(frame, state);
        }
    }

    @TruffleBoundary
    private static boolean equal(Object before, Object after) {
        return Equality.equal(before, after);
    }

    private void judge(VirtualFrame frame, State state) {
        state.globalChanges++;
        if (state.moves == null || state.moves.size() == 0) {
            return;
        }
        if (judge != null) {
            judge.execute(frame, state);
        } else if (state.judge != null) {
            judge((CallTarget) state.judge, state);
        }
    }

    @TruffleBoundary
    private void judge(CallTarget rules, State state) {
        rules.call(state, this);
    }

    /** The global's name. */
    public String name() {
        return slot.name();
    }

    /** The value that the global has now. */
    @TruffleBoundary
    public Object value(State state) {
        int i = slot.index(state);
        var object = state.globalObjects[i];
        return object != null ? object : (Object) state.globals[i];
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.WriteVariableTag.class || super.hasTag(tag);
    }
}
