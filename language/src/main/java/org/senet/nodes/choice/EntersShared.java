package org.senet.nodes.choice;

import org.senet.nodes.HandsOverLocals;

/** A node that hands its locals to a {@link SharedRoot}. */
interface EntersShared extends HandsOverLocals {
    /** The code that gets the locals. */
    SharedRoot target();
}
