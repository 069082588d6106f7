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

    /** For each player who has lost games without a winner, by name, how many these are. */
    Map<String, Long> losses();

    /** The number of draws: games that have ended with neither winner nor loser. */
    long draws();

    /** How many were broken off. */
    long unfinished();
}
