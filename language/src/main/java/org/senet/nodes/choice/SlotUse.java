package org.senet.nodes.choice;

import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.nodes.Node;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Step;
import org.senet.nodes.core.LocalWriteNode;

/**
 * What shared code does with slots: which it reads before it binds them, and where it hands its locals to further shared code, with
 * which slots bound. The slots that it needs follow from that by the usual equations of live variables, since shared code may
 * enter itself, and may be entered over several ways that have bound different slots.
 */
final class SlotUse {
    /** One place where locals are handed to other code. */
    private record Entry(SharedRoot target, BitSet bound) {}

    private final BitSet reads = new BitSet();
    private final BitSet binds = new BitSet();
    private final List<Entry> entries = new ArrayList<>();
    private BitSet live;

    /** @param bound the slots that have a value before the code begins; it is changed */
    SlotUse(Step body, BitSet bound) {
        visit(body, bound);
    }

    /** The slots that this code, or code that gets its locals from here, reads before they are bound. Not to be changed. */
    BitSet live() {
        if (live == null) {
            solve();
        }
        return live;
    }

    /** The slots that this code binds itself on some way. Not to be changed. */
    BitSet bound() {
        return binds;
    }

    private void solve() {
        var uses = new LinkedHashSet<SlotUse>();
        addReachable(uses);
        uses.forEach(use -> use.live = (BitSet) use.reads.clone());
        boolean changed = true;
        while (changed) {
            changed = false;
            // What is entered comes after what enters it, so that most answers are there after the first pass.
            for (var use : uses.reversed()) {
                changed |= use.addEntered();
            }
        }
    }

    private void addReachable(SequencedSet<SlotUse> uses) {
        if (live == null && uses.add(this)) {
            entries.forEach(entry -> entry.target().slotUse().addReachable(uses));
        }
    }

    private boolean addEntered() {
        int before = live.cardinality();
        for (var entry : entries) {
            var needed = (BitSet) entry.target().slotUse().live.clone();
            needed.andNot(entry.bound());
            live.or(needed);
        }
        return live.cardinality() > before;
    }

    private void visit(Node node, BitSet bound) {
        if (node instanceof ReadsSlots reader) {
            reader.readSlots(slot -> reads.set(slot, reads.get(slot) || !bound.get(slot)));
        }
        for (var child : node.getChildren()) {
            if (!(child instanceof Step)) {
                visit(child, bound);
            }
            if (node instanceof Step && unwrapped(child) instanceof LocalWriteNode write) {
                bound.set(write.slot());
            }
        }
        if (node instanceof DefinesSlots definer) {
            definer.definedSlots(bound::set);
        }
        binds.or(bound);
        if (node instanceof EntersShared enters) {
            entries.add(new Entry(enters.target(), (BitSet) bound.clone()));
        }
        for (var child : node.getChildren()) {
            if (child instanceof Step) {
                visit(child, (BitSet) bound.clone());
            }
        }
    }

    /** The node that a tool may have put a wrapper around. */
    private static Node unwrapped(Node node) {
        return node instanceof InstrumentableNode.WrapperNode wrapper ? wrapper.getDelegateNode() : node;
    }
}
