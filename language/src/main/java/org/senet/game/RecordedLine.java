package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;

/**
 * Plays the moves of a record that has nothing but names of moves and variations, and looks for no names itself: what most files of
 * games consist of. Whatever is not legal, or not understood, is left to {@code senet.records}, which says why.
 */
final class RecordedLine {
    private static final Keyword MOVE = Keyword.of("move");
    private static final Keyword READING = Keyword.of("reading");
    private static final Keyword VARIATIONS = Keyword.of("variations");
    /** What other formats tell of a move. */
    private static final List<Keyword> TOLD =
            Stream.of("properties", "notation", "actions").map(Keyword::of).toList();

    private RecordedLine() {}

    /**
     * The position after the moves of a line.
     *
     * @param turns the moves as maps of the language
     * @return null when a move is not legal or not clear, in the line or in a variation, or when the record tells more of it
     */
    @TruffleBoundary
    static @Nullable Position follow(Position start, PersistentVector turns) {
        var position = start;
        for (var turn : turns) {
            TruffleSafepoint.poll(null);
            var next = turn instanceof PersistentMap map ? after(position, map) : null;
            if (next == null) {
                return null;
            }
            position = next;
        }
        return position;
    }

    private static @Nullable Position after(Position position, PersistentMap turn) {
        if (turn.get(MOVE) == null) {
            return tellsMore(turn) ? null : position;
        }
        if (!(turn.get(MOVE) instanceof String name) || tellsMore(turn)) {
            return null;
        }
        if (turn.get(VARIATIONS) instanceof PersistentVector variations) {
            for (var line : variations) {
                if (!(line instanceof PersistentVector turns) || follow(position, turns) == null) {
                    return null;
                }
            }
        }
        var found = MoveNames.written(position, turn.get(READING) instanceof String reading ? reading : name);
        return found.size() == 1 ? position.apply(found.getFirst()) : null;
    }

    private static boolean tellsMore(PersistentMap turn) {
        for (var key : TOLD) {
            if (turn.get(key) != null) {
                return true;
            }
        }
        return false;
    }
}
