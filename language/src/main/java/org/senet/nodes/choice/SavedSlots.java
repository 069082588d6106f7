package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;

/** The slots that a choice point restores before each further alternative, with slots of its own to keep them in. */
public final class SavedSlots {
    /** Nothing to restore. */
    public static final SavedSlots NONE = new SavedSlots(new int[0], new int[0]);

    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    @CompilationFinal(dimensions = 1)
    private final int[] shadows;

    /** Slots to restore, and as many slots that nothing else uses. */
    public SavedSlots(int[] slots, int[] shadows) {
        this.slots = slots;
        this.shadows = shadows;
    }

    /** Keeps the values. */
    @ExplodeLoop
    public void save(VirtualFrame frame) {
        for (int i = 0; i < slots.length; i++) {
            frame.copy(slots[i], shadows[i]);
        }
    }

    /** Brings the kept values back. */
    @ExplodeLoop
    public void restore(VirtualFrame frame) {
        for (int i = 0; i < slots.length; i++) {
            frame.copy(shadows[i], slots[i]);
        }
    }
}
