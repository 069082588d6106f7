package org.senet.api;

import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A piece that stands on the board. */
@HostAccess.Implementable
public interface Piece {
    /** The name of its position. */
    String position();

    /** Its type. */
    String piece();

    /** The name of its owner. */
    String owner();

    /** The values of its attributes by their names: numbers, texts, truth values, null. */
    Map<String, @Nullable Object> attributes();

    /** The pieces under it, from above; nothing stands under these in turn. */
    List<Piece> below();
}
