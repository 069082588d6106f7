package org.senet.nodes;

import java.util.function.IntConsumer;

/** A node that changes frame slots in a way that a choice point has to undo: an assignment, or a change of registers. */
public interface WritesSlot {
    /** Tells each slot that is changed and needs restoring. */
    void writtenSlots(IntConsumer slots);
}
