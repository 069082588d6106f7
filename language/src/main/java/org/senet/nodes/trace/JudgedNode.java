package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.TestNode;
import org.senet.trace.Phrase;
import org.senet.trace.Recorder;

/** A remembered check that is judged again. */
public final class JudgedNode extends TestNode {
    private final Phrase phrase;

    @Child
    private TestNode condition;

    /** @param condition the condition over the values that were kept */
    public JudgedNode(Phrase phrase, TestNode condition) {
        this.phrase = phrase;
        this.condition = condition;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        int mark = recorder.observed();
        boolean holds = asked(frame, recorder);
        if (!holds) {
            recorder.failed(phrase, mark);
        }
        recorder.forgetFrom(mark);
        return holds;
    }

    /** What functions do on the way belongs to no move. */
    private boolean asked(VirtualFrame frame, Recorder recorder) {
        recorder.beginSearch();
        try {
            return condition.executeBoolean(frame);
        } finally {
            recorder.endSearch();
        }
    }
}
