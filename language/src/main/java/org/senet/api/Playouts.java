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

    /** How many the players have lost that nobody has won, as one of three may, by their names; without those who have lost none. */
    Map<String, Long> losses();

    /** How many nobody has won or lost. */
    long draws();

    /** How many were broken off. */
    long unfinished();
}
