package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.BitSet;
import org.senet.ir.Ir;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;

/** Finds the slots that a choice point has to restore. */
final class Slots {
    private Slots() {}

    /**
     * The slots that steps change in a way that must be restored before another alternative, with room to keep them.
     *
     * @param form the choice point
     */
    static SavedSlots writtenBy(Unit unit, Ir form, Node... steps) {
        var slots = new BitSet();
        for (var step : steps) {
            collect(step, slots);
        }
        if (slots.isEmpty()) {
            return SavedSlots.NONE;
        }
        return new SavedSlots(
                slots.stream().toArray(),
                slots.stream().map(s -> unit.shadow(form, s)).toArray());
    }

    private static void collect(Node node, BitSet slots) {
        if (node instanceof WritesSlot writer) {
            writer.writtenSlots(slots::set);
        }
        for (var child : node.getChildren()) {
            collect(child, slots);
        }
    }
}
