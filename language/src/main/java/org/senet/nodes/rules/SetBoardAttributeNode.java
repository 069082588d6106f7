package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.nodes.ExpressionNode;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (set! name value)} for an attribute of the whole position. */
public final class SetBoardAttributeNode extends EffectNode {
    private final String name;

    @Child
    private ExpressionNode value;

    /** An attribute by name. */
    public SetBoardAttributeNode(String name, ExpressionNode value) {
        this.name = name;
        this.value = value;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        return set(state, value.execute(frame));
    }

    @TruffleBoundary
    private long set(State state, Object newValue) {
        int index = state.design.attribute(name);
        int after = state.design.values.number(newValue);
        int before = state.attributes[index];
        state.attributes[index] = after;
        return state.push(Log.entry(Log.ATTRIBUTE, index, before, after));
    }

    @Override
    void undo(State state, long entry) {
        state.attributes[Log.position(entry)] = Log.before(entry);
    }
}
