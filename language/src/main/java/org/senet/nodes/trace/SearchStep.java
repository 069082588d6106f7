package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;

/** Steps that only look for something: their choices are no choices of the move. */
public final class SearchStep extends Step {
    @Child
    private Step steps;

    /** @param steps the search, with its end */
    public SearchStep(Step steps) {
        this.steps = steps;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        recorder.beginSearch();
        try {
            return steps.execute(frame);
        } finally {
            recorder.endSearch();
        }
    }
}
