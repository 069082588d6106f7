package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.core.InvokeNode;

/** A call from a rule: the function starts at the rule's current position, and the rule goes on where the function ends. */
public final class BoardInvokeNode extends InvokeNode implements WritesSlot {
    /** The call of a function with arguments. */
    public BoardInvokeNode(ExpressionNode function, ExpressionNode... arguments) {
        super(function, arguments);
    }

    /** The function begins where its arguments have led. */
    @Override
    protected Object call(VirtualFrame frame, Object callee, Object[] all) {
        var state = Frames.stateOrNull(frame);
        if (state == null) {
            return super.call(frame, callee, all);
        }
        Registers.store(frame, state);
        var value = super.call(frame, callee, all);
        Registers.load(frame, state);
        return value;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
