package org.senet.api;

import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** One command to a picture of the board. */
@HostAccess.Implementable
public interface View {
    /** {@code move}, {@code delete} or {@code create}. */
    String kind();

    /** The position that a piece leaves; null unless it moves. */
    @Nullable
    String from();

    /** Where a piece arrives, disappears or appears. */
    String position();

    /** The type of the piece, after the command. */
    String piece();

    /** The name of the piece's owner. */
    String owner();
}
