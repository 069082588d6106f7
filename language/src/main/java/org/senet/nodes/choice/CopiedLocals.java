package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import org.senet.nodes.Frames;
import org.senet.nodes.SlotValue;

/** Copies locals between a frame and the array of a continuation. */
final class CopiedLocals {
    @CompilationFinal(dimensions = 1)
    private final SlotValue[] slots;

    CopiedLocals(int[] slots) {
        this.slots = SlotValue.all(slots);
    }

    @ExplodeLoop
    Object[] copy(VirtualFrame frame) {
        var values = new Object[slots.length];
        for (int i = 0; i < slots.length; i++) {
            values[i] = Frames.valueOrNil(frame, slots[i].slot());
        }
        return values;
    }

    @ExplodeLoop
    void restore(VirtualFrame frame, Object[] values) {
        for (int i = 0; i < slots.length; i++) {
            slots[i].write(frame, values[i]);
        }
    }

    /** The slots. */
    int[] slots() {
        return Arrays.stream(slots).mapToInt(SlotValue::slot).toArray();
    }
}
