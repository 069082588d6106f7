package org.senet.launcher.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Square;

/**
 * A position of a board, copied from the language's object so that nothing is asked of that again.
 *
 * @param coordinates for each dimension the index of its label; null for a position that lies in no dimension
 * @param inPlay whether pieces can come there
 */
record Cell(String name, @Nullable List<Long> coordinates, boolean inPlay) {
    static Cell of(Square square) {
        var coordinates = square.coordinates();
        return new Cell(square.name(), coordinates == null ? null : List.copyOf(coordinates), square.inPlay());
    }
}
