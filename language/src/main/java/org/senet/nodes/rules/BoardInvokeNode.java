package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.WritesSlot;

/** A call from a rule: the function starts at the rule's current position, and the rule goes on where the function ends. */
public final class BoardInvokeNode extends ExpressionNode implements WritesSlot {
    @Child
    private ExpressionNode call;

    /** @param call the call itself */
    public BoardInvokeNode(ExpressionNode call) {
        this.call = call;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.stateOrNull(frame);
        if (state == null) {
            return call.execute(frame);
        }
        Registers.store(frame, state);
        var value = call.execute(frame);
        Registers.load(frame, state);
        return value;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
