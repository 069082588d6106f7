package org.senet.api;

import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A condition by which a game may end, as its script has it. */
@HostAccess.Implementable
public interface Ending {
    /** What it means: {@code loss}, {@code win}, {@code draw}, or {@code end} where points decide. */
    String kind();

    /** Whether the player to move has to claim it. */
    boolean claim();

    /** The clause as it is written, on one line. */
    String text();

    /** The number of its first line in the script, from 1; null when a program has made it. */
    @Nullable
    Number line();
}
