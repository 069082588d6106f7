package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.Design;
import org.senet.state.State;

/** An attribute or a counter of the whole position. */
public final class BoardAttributeNode extends ExpressionNode {
    private final String name;

    @CompilationFinal
    private @Nullable Known known;

    /** Its numbers in a game, of which at most one is not negative. */
    private record Known(Design design, int attribute, int counter) {
        static Known in(Design design, String name) {
            return new Known(design, design.attributes.attribute(name), design.attributes.counter(name));
        }
    }

    /** An attribute or a counter by name. */
    public BoardAttributeNode(Site site, String name) {
        this.name = name;
        known = site.design == null ? null : Known.in(site.design, name);
    }

    /** Whether this is an attribute's value, or a counter's, of that name. */
    boolean isNamed(String attribute) {
        return name.equals(attribute);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        var present = known;
        if (present == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            present = Known.in(state.design, name);
            known = present;
        }
        return state.design == present.design ? value(state, present.attribute, present.counter) : lookup(state);
    }

    private Object value(State state, int a, int c) {
        if (a >= 0) {
            return state.value(state.attributes[a]);
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
