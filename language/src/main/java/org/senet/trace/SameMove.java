package org.senet.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.state.MoveEffects;

/** Finds which of several moves does the same as another one, in whatever order. */
final class SameMove {
    private SameMove() {}

    static @Nullable Completed first(List<Completed> moves, long[] entries) {
        var wanted = effects(entries);
        return moves.stream()
                .filter(m -> effects(m.entries()).equals(wanted))
                .findFirst()
                .orElse(null);
    }

    private static MoveEffects effects(long[] entries) {
        return MoveEffects.actions(entries, 0, entries.length, 0);
    }
}
