package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;

/**
 * {@code (first-way statement ...)}: the first way to the end of the statements counts, and no other is tried. The steps of that way
 * undo their effects when they return, so these are made again from the log. Where no way leads to the end, nothing changes.
 */
public final class FirstWayNode extends TestNode implements ChoicePoint, WritesSlot {
    private final SavedSlots saved;

    @Child
    private Step body;

    /** @param body steps whose end is a {@link KeepWayStep} */
    public FirstWayNode(SavedSlots saved, Step body) {
        this.saved = saved;
        this.body = body;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int from = Registers.logTop(frame);
        saved.save(frame);
        int outcome = body.execute(frame);
        saved.restore(frame);
        if (outcome != Outcome.STOP) {
            return false;
        }
        var kept = state.kept;
        kept.redo(state, from);
        Registers.restore(frame, kept.logTop, kept.hand, kept.handRest);
        state.resets = kept.resets;
        Frames.setPosition(frame, kept.position);
        return true;
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }

    @Override
    public void writtenSlots(IntConsumer consumer) {
        consumer.accept(FrameLayout.POSITION);
    }
}
