package org.senet.nodes.trace;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;
import org.senet.trace.Phrase;

/** A global is changed, and moves that were found before are judged by that. */
public final class TracedWriteNode extends ExpressionNode {
    private final Phrase phrase;
    private final String name;

    @Child
    private ExpressionNode write;

    /** @param name the global's name */
    public TracedWriteNode(Phrase phrase, String name, ExpressionNode write) {
        this.phrase = phrase;
        this.name = name;
        this.write = write;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        Traces.recorder(state).beginJudging();
        var value = write.execute(frame);
        written(state, value);
        return value;
    }

    @TruffleBoundary
    private void written(State state, Object value) {
        var starts = new int[state.moves == null ? 0 : state.moves.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = state.moves.start(i);
        }
        Traces.recorder(state).written(phrase, name, value, starts);
    }
}
