package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A position of a board. */
@HostAccess.Implementable
public interface Square {
    /** The name. */
    String name();

    /** For each dimension the index of its label; null for a position that lies in no dimension. */
    @Nullable
    List<Long> coordinates();

    /** Whether pieces can come there. */
    boolean inPlay();
}
