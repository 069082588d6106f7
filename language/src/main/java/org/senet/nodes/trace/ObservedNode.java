package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.trace.Phrase;

/** A value in a condition. */
public final class ObservedNode extends ExpressionNode {
    private final Phrase phrase;

    @Child
    private ExpressionNode value;

    /** @param phrase what the value is the value of */
    public ObservedNode(Phrase phrase, ExpressionNode value) {
        this.phrase = phrase;
        this.value = value;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var result = value.execute(frame);
        Traces.recorder(frame).observe(phrase, result);
        return result;
    }
}
