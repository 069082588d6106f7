package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.BitSet;
import org.senet.ir.Ir;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.nodes.choice.SpentSlots;
import org.senet.nodes.core.LocalWriteNode;

/** Finds the slots that a choice point has to restore, and those those that are spent. */
final class Slots {
    private Slots() {}

    /**
     * The slots that steps change in a way that must be restored before another alternative, with room to keep them.
     *
     * @param form the choice point
     */
    static SavedSlots writtenBy(Unit unit, Ir form, Node... steps) {
        var restored = new BitSet();
        var spent = new BitSet();
        for (var step : steps) {
            collect(step, restored, spent);
        }
        spent.andNot(restored);
        return new SavedSlots(
                unit.site().design() != null,
                restored.stream().toArray(),
                restored.stream().map(s -> unit.shadow(form, s)).toArray(),
                new SpentSlots(spent.stream().toArray()));
    }

    /** All slots that a step writes, which must not be in tail position, for itself and what follows. */
    static SpentSlots spentBy(Node step) {
        var slots = new BitSet();
        collect(step, slots, slots);
        return new SpentSlots(slots.stream().toArray());
    }

    private static void collect(Node node, BitSet restored, BitSet spent) {
        if (node instanceof WritesSlot writer) {
            writer.writtenSlots(restored::set);
        }
        if (node instanceof LocalWriteNode write) {
            spent.set(write.slot());
        }
        if (node instanceof DefinesSlots definer) {
            definer.definedSlots(spent::set);
        }
        if (node instanceof ChoicePoint point) {
            point.saved().shadows(spent::set);
        }
        for (var child : node.getChildren()) {
            collect(child, restored, spent);
        }
    }
}
