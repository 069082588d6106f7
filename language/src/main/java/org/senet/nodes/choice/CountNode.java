package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;

/** In how many ways code that may choose reaches its end, run in place; nothing that it does remains. */
public final class CountNode extends ExpressionNode {
    private final SavedSlots saved;

    @Child
    private Step body;

    /** @param body steps whose end is a {@link TallyStep} */
    public CountNode(SavedSlots saved, Step body) {
        this.saved = saved;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return executeLong(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) {
        var state = Frames.state(frame);
        long before = state.tally;
        state.tally = 0;
        saved.save(frame);
        body.execute(frame);
        saved.restore(frame);
        long count = state.tally;
        state.tally = before;
        return count;
    }
}
