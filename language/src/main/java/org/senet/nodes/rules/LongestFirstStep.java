package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;

/**
 * {@code (end-move)} where every ending holds only if no longer move is found: looks for longer ones first, and ends the
 * move here only if there are none. The moves are the same as those of {@link EndMoveStep}, in the same order.
 */
public final class LongestFirstStep extends Step implements ChoicePoint {
    private final SavedSlots saved;

    @Child
    private Step finish;

    @Child
    private Step next;

    /** @param finish the end of the move, from here */
    public LongestFirstStep(SavedSlots saved, Step finish, Step next) {
        this.saved = saved;
        this.finish = finish;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        saved.save(frame);
        int completed = state.completed;
        if (next.execute(frame) == Outcome.STOP) {
            return Outcome.STOP;
        }
        if (state.completed > completed) {
            return Outcome.EXHAUSTED;
        }
        saved.restore(frame);
        return finish.execute(frame);
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
