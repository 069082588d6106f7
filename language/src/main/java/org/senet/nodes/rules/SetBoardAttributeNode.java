package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
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
        int after = number(state, value.execute(frame));
        int index = index(state);
        int before = state.attributes[index];
        state.attributes[index] = after;
        return Registers.push(frame, state, Log.entry(Log.ATTRIBUTE, index, before, after));
    }

    @TruffleBoundary
    private static int number(State state, Object value) {
        return state.design.values.number(value);
    }

    @TruffleBoundary
    private int index(State state) {
        return state.design.attribute(name);
    }

    @Override
    void undo(State state, long entry) {
        state.attributes[Log.position(entry)] = Log.before(entry);
    }
}
