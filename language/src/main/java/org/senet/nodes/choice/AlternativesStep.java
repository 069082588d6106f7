package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.runtime.Unwind;

/** Several ways to go on, all tried in order; the last one is a tail position. */
public final class AlternativesStep extends Step implements ChoicePoint, Unwind.Resumable {
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
            if (choose(frame, i) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return alternatives[last].execute(frame);
    }

    private int choose(VirtualFrame frame, int i) {
        int outcome = saved.isOnBoard() ? alternatives[i].execute(frame) : goOn(frame, i);
        saved.restore(frame);
        return outcome;
    }

    private int goOn(VirtualFrame frame, int i) {
        try {
            return alternatives[i].execute(frame);
        } catch (Unwind u) {
            CompilerDirectives.transferToInterpreter();
            throw u.through(this, frame.materialize(), i);
        }
    }

    @Override
    public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
        if (outcome == Outcome.STOP) {
            return outcome;
        }
        saved.restore(frame);
        int last = alternatives.length - 1;
        for (int i = (int) mark + 1; i < last; i++) {
            if (choose(frame, i) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return alternatives[last].execute(frame);
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
