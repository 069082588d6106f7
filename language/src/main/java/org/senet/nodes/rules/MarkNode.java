package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** The mark of a position, which lives for the computation of one move; nil when there is none. */
public final class MarkNode extends ExpressionNode {
    @Child
    private PathNode path;

    /** The mark at the end of a path. */
    public MarkNode(PathNode path) {
        this.path = path;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int at = path.end(frame, state);
        return at < 0 || state.marks == null || state.marks[at] == 0 ? Nil.NIL : value(state, at);
    }

    @TruffleBoundary
    private static Object value(State state, int at) {
        return state.value(state.marks[at]);
    }
}
