package org.senet.api;

import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** How a board wants to be drawn, as far as its text says so. */
@HostAccess.Implementable
public interface BoardLayout {
    /** {@code squares}, {@code chequered}, {@code hexagons}, {@code points} or {@code pits}; null when it is to be inferred. */
    @Nullable
    String style();

    /** For each dimension how far to the right and down its next label lies, in widths of a square; empty when it is to be inferred. */
    List<List<Double>> axes();

    /** Where single positions lie, to the right and down, in widths of a square, by their names. */
    Map<String, List<Double>> places();
}
