package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.SlotValue;
import org.senet.state.State;

/**
 * Hands locals by value from one activation to another of the same layout, through the scratch areas of the state. The
 * current position always goes along.
 */
final class Transfer {
    @CompilationFinal(dimensions = 1)
    private final SlotValue[] slots;

    Transfer(int[] slots) {
        this.slots = SlotValue.all(slots);
    }

    /** Leaves the locals in the state. */
    @ExplodeLoop
    void send(VirtualFrame frame, State state) {
        Registers.store(frame, state);
        if (state.transferLongs.length < slots.length) {
            grow(state);
        }
        for (int i = 0; i < slots.length; i++) {
            int slot = slots[i].slot();
            if (frame.isLong(slot)) {
                state.transferLongs[i] = frame.getLong(slot);
                state.transferObjects[i] = null;
            } else {
                state.transferObjects[i] = Frames.valueOrNil(frame, slot);
            }
        }
    }

    @CompilerDirectives.TruffleBoundary
    private void grow(State state) {
        state.transferLongs = new long[slots.length * 2];
        state.transferObjects = new Object[slots.length * 2];
    }

    /** Takes the locals from the state. */
    @ExplodeLoop
    void receive(VirtualFrame frame, State state) {
        Registers.load(frame, state);
        for (int i = 0; i < slots.length; i++) {
            var object = state.transferObjects[i];
            if (object == null) {
                slots[i].writeLong(frame, state.transferLongs[i]);
            } else {
                slots[i].write(frame, object);
            }
        }
    }

    /** The slots. */
    int[] slots() {
        return Arrays.stream(slots).mapToInt(SlotValue::slot).toArray();
    }
}
