package org.senet.nodes;

import java.util.function.IntConsumer;

/** A node that reads frame slots, itself or through code that it hands its locals to. */
public interface ReadsSlots {
    /** Tells each slot that is read. */
    void readSlots(IntConsumer slots);
}
