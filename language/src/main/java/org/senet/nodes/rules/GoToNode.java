package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.nodes.WritesSlot;
import org.senet.state.Place;

/** A known position that is evaluated: goes there; always true. */
public final class GoToNode extends TestNode implements WritesSlot {
    private final int position;

    /** Goes to a position. */
    public GoToNode(Place place) {
        position = place.number();
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        Frames.setPosition(frame, position);
        return true;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
