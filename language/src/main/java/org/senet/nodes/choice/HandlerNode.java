package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import java.util.function.IntConsumer;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;

/** What is done with an error that was caught. */
public final class HandlerNode extends Node implements DefinesSlots {
    private final int slot;

    @Child
    private ExpressionNode body;

    /** @param slot the slot of the variable that holds the error */
    public HandlerNode(int slot, ExpressionNode body) {
        this.slot = slot;
        this.body = body;
    }

    Object handle(VirtualFrame frame, Object error) {
        frame.setObject(slot, error);
        return body.execute(frame);
    }

    @Override
    public void definedSlots(IntConsumer slots) {
        slots.accept(slot);
    }
}
