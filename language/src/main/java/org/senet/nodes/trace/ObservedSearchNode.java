package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.ExpressionNode;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/** A search inside of a condition: its choices are no choices of the move. */
public final class ObservedSearchNode extends ExpressionNode {
    private final @Nullable Phrase phrase;

    @Child
    private ExpressionNode search;

    /** @param phrase the question, or null when nobody asks for the answer */
    public ObservedSearchNode(@Nullable Phrase phrase, ExpressionNode search) {
        this.phrase = phrase;
        this.search = search;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        recorder.beginSearch();
        Object result;
        try {
            result = search.execute(frame);
        } finally {
            recorder.endSearch();
        }
        if (phrase != null) {
            recorder.observe(new Observation(Observation.Kind.SEARCH, phrase, result, -1, 0, -1, 0));
        }
        return result;
    }
}
