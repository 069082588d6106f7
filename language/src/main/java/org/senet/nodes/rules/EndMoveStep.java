package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;

/**
 * {@code (end-move)} where an ending may depend on whether the move could go on: the move ends here, and goes on; if a
 * longer move is found, those endings that asked for it are annulled.
 */
public final class EndMoveStep extends Step implements ChoicePoint {
    private final SavedSlots saved;

    @Child
    private Step finish;

    @Child
    private Step next;

    /** @param finish the end of the move, from here */
    public EndMoveStep(SavedSlots saved, Step finish, Step next) {
        this.saved = saved;
        this.finish = finish;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        saved.save(frame);
        int from = state.moves == null ? 0 : state.moves.mark();
        if (finish.execute(frame) == Outcome.STOP) {
            return Outcome.STOP;
        }
        saved.restore(frame);
        if (state.moves == null) {
            return next.execute(frame);
        }
        int to = state.moves.mark();
        int completed = state.completed;
        int open = state.moves.openShorter(from, to);
        int outcome = next.execute(frame);
        state.moves.closeShorter(open);
        if (state.completed > completed && to > from) {
            state.moves.annulShorter(from, to);
        }
        return outcome;
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
