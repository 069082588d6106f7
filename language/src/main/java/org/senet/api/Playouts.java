package org.senet.api;

import java.util.Map;
import org.graalvm.polyglot.HostAccess;

/** How random games went. */
@HostAccess.Implementable
public interface Playouts {
    /** How many there were. */
    long games();

    /** The moves of all of them. */
    long plies();

    /** How many the players have won, by their names; without those who have won none. */
    Map<String, Long> wins();

    /** How many nobody has won. */
    long draws();

    /** How many were broken off. */
    long unfinished();
}
