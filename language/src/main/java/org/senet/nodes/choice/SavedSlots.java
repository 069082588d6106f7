package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;

/**
 * The slots that a choice point restores before each further alternative, with slots of its own to keep them in; and
 * those which an alternative has bound for itself, so that nobody needs them after it.
 */
public final class SavedSlots {
    /** Nothing to restore. */
    public static final SavedSlots NONE = new SavedSlots(true, new int[0], new int[0], new SpentSlots());

    private final boolean onBoard;

    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    @CompilationFinal(dimensions = 1)
    private final int[] shadows;

    private final SpentSlots spent;

    /**
     * @param onBoard whether the code always has a board, so that an {@link org.senet.runtime.Unwind} never comes through it
     * @param slots the slots to restore
     * @param shadows as many slots that nothing else uses
     * @param spent slots whose values are of no use after an alternative
     */
    public SavedSlots(boolean onBoard, int[] slots, int[] shadows, SpentSlots spent) {
        this.onBoard = onBoard;
        this.slots = slots;
        this.shadows = shadows;
        this.spent = spent;
    }

    /** Whether no unwind comes through here; then compiled code is spared the ways that lead out. */
    boolean isOnBoard() {
        return onBoard;
    }

    /** Keeps the values. */
    @ExplodeLoop
    public void save(VirtualFrame frame) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == FrameLayout.POSITION) {
                frame.setInt(shadows[i], Frames.position(frame));
            } else {
                frame.copy(slots[i], shadows[i]);
            }
        }
    }

    /** Brings the kept values back, and forgets the spent ones. */
    @ExplodeLoop
    public void restore(VirtualFrame frame) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == FrameLayout.POSITION) {
                Frames.setPosition(frame, frame.getInt(shadows[i]));
            } else {
                frame.copy(shadows[i], slots[i]);
            }
        }
        spent.forget(frame);
    }

    /** Tells the slots in which values are kept. */
    public void shadows(IntConsumer consumer) {
        for (int slot : shadows) {
            consumer.accept(slot);
        }
    }
}
