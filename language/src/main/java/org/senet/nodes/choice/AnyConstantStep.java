package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** A choice among known values: what follows is compiled once for each of them. */
public final class AnyConstantStep extends Step {
    private final int slot;
    private final SavedSlots saved;

    @CompilationFinal(dimensions = 1)
    private final Object[] options;

    @Child
    private Step next;

    /** @param slot the slot that holds the chosen value */
    public AnyConstantStep(int slot, Object[] options, SavedSlots saved, Step next) {
        this.slot = slot;
        this.options = options;
        this.saved = saved;
        this.next = next;
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        saved.save(frame);
        for (int i = 0; i < options.length; i++) {
            if (i > 0) {
                saved.restore(frame);
            }
            frame.setObject(slot, options[i]);
            if (next.execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return Outcome.EXHAUSTED;
    }
}
