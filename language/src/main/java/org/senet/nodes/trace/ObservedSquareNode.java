package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.nodes.rules.PathNode;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/** A question about a position: who stands there, or in which zone it is. */
public final class ObservedSquareNode extends TestNode {
    private final Observation.Kind kind;
    private final Phrase phrase;

    @Child
    private TestNode test;

    @Child
    private PathNode path;

    /** @param path the way to the position that the question is about */
    public ObservedSquareNode(Observation.Kind kind, Phrase phrase, TestNode test, PathNode path) {
        this.kind = kind;
        this.phrase = phrase;
        this.test = test;
        this.path = path;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.state(frame);
        int at = path.end(frame, state);
        boolean result = test.executeBoolean(frame);
        Traces.recorder(frame).observe(new Observation(kind, phrase, result, at, at < 0 ? 0 : state.board[at], -1, 0));
        return result;
    }
}
