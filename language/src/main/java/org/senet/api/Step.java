package org.senet.api;

import org.graalvm.polyglot.HostAccess;

/** A step from one position to another. */
@HostAccess.Implementable
public interface Step {
    /** The name of the direction, as the player calls it. */
    String direction();

    /** The position where it begins. */
    String from();

    /** The position where it ends. */
    String to();
}
