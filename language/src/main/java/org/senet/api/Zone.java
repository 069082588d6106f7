package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A named set of positions. */
@HostAccess.Implementable
public interface Zone {
    /** The name. */
    String name();

    /** The name of the player whose zone it is; null when it is everybody's. */
    @Nullable
    String player();

    /** The names of the positions, in the order of the board. */
    List<String> positions();
}
