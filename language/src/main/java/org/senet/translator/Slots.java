package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.senet.ir.Ir;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.nodes.choice.SpentSlots;
import org.senet.nodes.core.LocalWriteNode;

/**
 * Finds the slots that a choice point has to restore, and those that are spent. What was found for a step is kept: each form asks for
 * all that follows it.
 */
final class Slots {
    private final Unit unit;
    private final Map<Node, Written> known = new IdentityHashMap<>();

    /** What is written in a node and below: slots to restore, and slots that the code has bound for itself, which may be both. */
    private record Written(BitSet restored, BitSet spent) {
        Written() {
            this(new BitSet(), new BitSet());
        }

        void add(Written other) {
            restored.or(other.restored);
            spent.or(other.spent);
        }
    }

    Slots(Unit unit) {
        this.unit = unit;
    }

    /**
     * The slots that steps change in a way that must be restored before another alternative, with room to keep them.
     *
     * @param form the choice point
     */
    SavedSlots writtenBy(Ir form, Node... steps) {
        var written = new Written();
        for (var step : steps) {
            written.add(of(step));
        }
        var restored = written.restored;
        var spent = written.spent;
        spent.andNot(restored);
        return new SavedSlots(
                unit.site().design() != null,
                restored.stream().toArray(),
                restored.stream().map(s -> unit.shadow(form, s)).toArray(),
                new SpentSlots(spent.stream().toArray()));
    }

    /** All slots that a step writes, which must not be in tail position, for itself and what follows. */
    SpentSlots spentBy(Node step) {
        var slots = new BitSet();
        var written = of(step);
        slots.or(written.restored);
        slots.or(written.spent);
        return new SpentSlots(slots.stream().toArray());
    }

    private Written of(Node node) {
        var before = known.get(node);
        if (before != null) {
            return before;
        }
        var written = new Written();
        collect(node, written);
        known.put(node, written);
        return written;
    }

    private void collect(Node node, Written written) {
        if (node instanceof WritesSlot writer) {
            writer.writtenSlots(written.restored::set);
        }
        if (node instanceof LocalWriteNode write) {
            written.spent.set(write.slot());
        }
        if (node instanceof DefinesSlots definer) {
            definer.definedSlots(written.spent::set);
        }
        if (node instanceof ChoicePoint point) {
            point.saved().shadows(written.spent::set);
        }
        for (var child : node.getChildren()) {
            var before = child instanceof Step ? known.get(child) : null;
            if (before != null) {
                written.add(before);
            } else {
                collect(child, written);
            }
        }
    }
}
