package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.Design;
import org.senet.state.State;

/** An attribute or a counter of the whole position. */
public final class BoardAttributeNode extends ExpressionNode {
    private final String name;

    @CompilationFinal
    private Design known;

    @CompilationFinal
    private int attribute;

    @CompilationFinal
    private int counter;

    /** An attribute or a counter by name. */
    public BoardAttributeNode(String name) {
        this.name = name;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        if (known == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            attribute = state.design.attributes.attribute(name);
            counter = state.design.attributes.counter(name);
            known = state.design;
        }
        return state.design == known ? value(state, attribute, counter) : lookup(state);
    }

    private Object value(State state, int a, int c) {
        if (a >= 0) {
            return state.design.values.value(state.attributes[a]);
        }
        if (c >= 0) {
            return (long) state.counter(c);
        }
        throw unknown();
    }

    @TruffleBoundary
    private Object lookup(State state) {
        return value(state, state.design.attributes.attribute(name), state.design.attributes.counter(name));
    }

    @TruffleBoundary
    private SenetException unknown() {
        return SenetException.runtime(this, "this game's board has no attribute `" + name + "`");
    }
}
