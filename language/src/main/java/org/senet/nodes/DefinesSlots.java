package org.senet.nodes;

import java.util.function.IntConsumer;

/** A step that binds frame slots, whatever happens, before the steps after it run. */
public interface DefinesSlots {
    /** Tells each slot that is bound. */
    void definedSlots(IntConsumer slots);
}
