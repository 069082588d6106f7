package org.senet.nodes;

import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.NodeUtil;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** A node that reads frame slots, itself or through code that it hands its locals to. */
public interface ReadsSlots {
    /** Tells each slot that is read. */
    void readSlots(IntConsumer slots);

    /** Whether a slot may be read by a node, by any below it, or by code that they hand the locals to. */
    static boolean isRead(Node node, int slot) {
        return NodeUtil.findAllNodeInstances(node, Node.class).stream().anyMatch(part -> mayRead(part, slot));
    }

    private static boolean mayRead(Node node, int slot) {
        var read = new BitSet();
        if (node instanceof ReadsSlots reader) {
            reader.readSlots(read::set);
        }
        return node instanceof HandsOverLocals || read.get(slot);
    }
}
