package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.ReturnMark;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.core.LocalReadNode;
import org.senet.runtime.Continuation;
import org.senet.state.State;

/** The end of a function that may choose: its caller's continuation goes on with the value. */
public final class ReturnStep extends Step implements ReadsSlots, Watchable {
    /** The slot of no continuation. */
    static final int NO_SLOT = -1;

    private final int continuationSlot;

    @Child
    private ExpressionNode value;

    @Child
    private ReturnMark mark;

    @Child
    private ResumeNode resume = new ResumeNode();

    /** @param continuationSlot the slot that holds the caller's continuation */
    public ReturnStep(int continuationSlot, ExpressionNode value) {
        this.continuationSlot = continuationSlot;
        this.value = value;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var result = value.execute(frame);
        var state = Frames.state(frame);
        Registers.store(frame, state);
        var continuation = CompilerDirectives.castExact(frame.getObject(continuationSlot), Continuation.class);
        return mark == null
                ? resume.execute(state, continuation, result)
                : yieldValue(frame, state, continuation, result);
    }

    /** The slot of the caller's continuation, if that gets what is in a slot as it is; else {@link #NO_SLOT}. */
    int handsOn(int slot) {
        return mark == null && value instanceof LocalReadNode local && local.slot() == slot
                ? continuationSlot
                : NO_SLOT;
    }

    private int yieldValue(VirtualFrame frame, State state, Continuation continuation, Object result) {
        mark.leave(frame);
        try {
            return resume.execute(state, continuation, result);
        } finally {
            mark.comeBack(frame);
        }
    }

    @Override
    public void watch() {
        var place = getRootNode().getSourceSection();
        if (place != null) {
            mark = insert(new ReturnMark(place));
        }
    }

    @Override
    public void readSlots(IntConsumer slots) {
        slots.accept(continuationSlot);
    }
}
