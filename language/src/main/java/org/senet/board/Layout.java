package org.senet.board;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a board wants to be drawn, as far as its directions do not tell. Immutable.
 *
 * @param style {@code squares}, {@code chequered}, {@code hexagons}, {@code points} or {@code pits}; null when it is to be inferred
 * @param axes for each dimension how far to the right and down its next label lies, in widths of a square; empty when that is to
 *     be inferred
 * @param places where single positions lie, to the right and down, in widths of a square, by their numbers
 */
public record Layout(@Nullable String style, List<List<Double>> axes, Map<Integer, List<Double>> places) {
    /** All is inferred. */
    public static final Layout INFERRED = new Layout(null, List.of(), Map.of());
}
