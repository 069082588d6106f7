package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;

/** Puts values of unknown kind into a slot: numbers unboxed, so that code which reads them stays fast. */
public final class SlotValue {
    private final int slot;

    @CompilationFinal
    private boolean seenLong;

    @CompilationFinal
    private boolean seenDouble;

    @CompilationFinal
    private boolean seenObject;

    /** For a slot. */
    public SlotValue(int slot) {
        this.slot = slot;
    }

    /** Writers for several slots. */
    public static SlotValue[] all(int... slots) {
        return java.util.Arrays.stream(slots).mapToObj(SlotValue::new).toArray(SlotValue[]::new);
    }

    /** The slot. */
    public int slot() {
        return slot;
    }

    /** Puts a value into the slot. */
    public void write(VirtualFrame frame, Object value) {
        if (value instanceof Long l) {
            writeLong(frame, l);
        } else if (value instanceof Double d) {
            writeDouble(frame, d);
        } else {
            if (!seenObject) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                seenObject = true;
            }
            frame.setObject(slot, value);
        }
    }

    private void writeDouble(VirtualFrame frame, double value) {
        if (!seenDouble) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            seenDouble = true;
        }
        frame.setDouble(slot, value);
    }

    /** Puts an integer into the slot. */
    public void writeLong(VirtualFrame frame, long value) {
        if (!seenLong) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            seenLong = true;
        }
        frame.setLong(slot, value);
    }
}
