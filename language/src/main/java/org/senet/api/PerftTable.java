package org.senet.api;

import org.graalvm.polyglot.HostAccess;

/**
 * What {@link PerftJob}s of one game have counted already, so that they need not count it again. It holds as long as no function
 * that the rules call is defined anew. Thread-safe.
 */
@HostAccess.Implementable
public interface PerftTable {
    /** How many numbers it has room for. */
    long entries();

    /** How often something was looked for, by jobs that are done. */
    long looks();

    /** How often it was there. */
    long hits();
}
