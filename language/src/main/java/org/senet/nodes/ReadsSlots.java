package org.senet.nodes;

import com.oracle.truffle.api.nodes.Node;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** A node that reads frame slots, itself or through code that it hands its locals to. */
public interface ReadsSlots {
    /** Tells each slot that is read. */
    void readSlots(IntConsumer slots);

    /** Whether a slot is read by a node or by any below it. */
    static boolean isRead(Node node, int slot) {
        var read = new BitSet();
        node.accept(part -> {
            if (part instanceof ReadsSlots reader) {
                reader.readSlots(read::set);
            }
            return true;
        });
        return read.get(slot);
    }
}
