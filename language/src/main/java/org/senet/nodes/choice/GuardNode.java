package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Checkpoint;

/** Remembers how things are, so that an error can go back to it: board, registers, variables that are assigned. */
public final class GuardNode extends Node {
    private final SavedSlots saved;
    private final boolean inRule;

    /**
     * @param saved the variables
     * @param inRule whether the code has {@link Registers}
     */
    public GuardNode(SavedSlots saved, boolean inRule) {
        this.saved = saved;
        this.inRule = inRule;
    }

    @Nullable
    Checkpoint begin(VirtualFrame frame) {
        saved.save(frame);
        var state = Frames.stateOrNull(frame);
        if (state != null && inRule) {
            Registers.store(frame, state);
        }
        return Checkpoint.of(state);
    }

    void goBack(VirtualFrame frame, @Nullable Checkpoint before) {
        saved.restore(frame);
        if (before != null) {
            var state = Frames.state(frame);
            before.restore(state);
            if (inRule) {
                Registers.load(frame, state);
            }
        }
    }
}
