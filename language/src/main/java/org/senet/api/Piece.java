package org.senet.api;

import org.graalvm.polyglot.HostAccess;

/** A piece that stands on the board. */
@HostAccess.Implementable
public interface Piece {
    /** The name of its position. */
    String position();

    /** Its type. */
    String piece();

    /** The name of its owner. */
    String owner();
}
