package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** An attribute of the whole position. */
public final class BoardAttributeNode extends ExpressionNode {
    private final String name;

    /** An attribute by name. */
    public BoardAttributeNode(String name) {
        this.name = name;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return value(Frames.boardState(frame, this));
    }

    @TruffleBoundary
    private Object value(State state) {
        int index = state.design.attribute(name);
        if (index < 0) {
            throw SenetException.runtime(this, "this game's board has no attribute `" + name + "`");
        }
        return state.design.values.value(state.attributes[index]);
    }
}
