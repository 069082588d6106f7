package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** Several ways to go on, all tried in order; the last one is a tail position. */
public final class AlternativesStep extends Step implements ChoicePoint {
    private final SavedSlots saved;

    @Children
    private final Step[] alternatives;

    /** Each alternative includes all that follows it; there is at least one. */
    public AlternativesStep(SavedSlots saved, Step... alternatives) {
        this.saved = saved;
        this.alternatives = alternatives;
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        saved.save(frame);
        int last = alternatives.length - 1;
        for (int i = 0; i < last; i++) {
            if (alternatives[i].execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
            saved.restore(frame);
        }
        return alternatives[last].execute(frame);
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
