package org.senet.nodes.choice;

/** A node that hands its locals to a {@link SharedRoot}. */
interface EntersShared {
    /** The code that gets the locals. */
    SharedRoot target();
}
