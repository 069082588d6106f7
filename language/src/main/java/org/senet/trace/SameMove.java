package org.senet.trace;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.state.Log;

/** Tells which of several moves does the same to the board as another one, in whatever order. */
final class SameMove {
    private SameMove() {}

    static @Nullable Completed first(List<Completed> moves, long[] entries) {
        var wanted = changes(entries);
        return moves.stream()
                .filter(m -> Arrays.equals(changes(m.entries()), wanted))
                .findFirst()
                .orElse(null);
    }

    private static long[] changes(long[] entries) {
        return Arrays.stream(entries)
                .filter(Log::changesBoard)
                .distinct()
                .sorted()
                .toArray();
    }
}
