package org.senet.nodes;

/** A node that changes a frame slot in a way that a choice point has to undo: an assignment, or a change of position. */
public interface WritesSlot {
    /** The slot, or -1 when this node's write needs no restoring. */
    int writtenSlot();
}
