package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
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
    private static final Keyword PROPERTIES = Keyword.of("properties");
    private static final Keyword VARIATIONS = Keyword.of("variations");
    /** What other formats tell of a move. */
    private static final List<Keyword> TOLD =
            Stream.of("notation", "actions").map(Keyword::of).toList();

    /** The players of games that the Smart Game Format knows. */
    private static final Set<String> COLOURS = Set.of("Black", "White");

    /** The property with the player of a move, or with the player to move. */
    private static final String PLAYER = "PL";
    /** The properties that change the board. */
    private static final Set<String> SET_UPS = Set.of("AB", "AW", "AE", "PIECES", "EMPTY", "WHOLE");

    private static final Pattern POINT = Pattern.compile("[a-zA-Z]{2}");

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
            return tellsMore(turn) || changesBoard(turn) ? null : position;
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
        var text = turn.get(READING) instanceof String reading ? reading : name;
        if (turn.get(PROPERTIES) != null) {
            text = stone(position, turn.get(PROPERTIES), text);
        }
        var found = text == null ? List.<Move>of() : MoveNames.written(position, text);
        return found.size() == 1 ? position.apply(found.getFirst()) : null;
    }

    private static boolean changesBoard(PersistentMap turn) {
        return turn.get(PROPERTIES) instanceof PersistentMap map
                && (map.get(PLAYER) != null || SET_UPS.stream().anyMatch(name -> map.get(name) != null));
    }

    /**
     * The name of a move of the Smart Game Format, which is told by a point, if the node sets up nothing and its player is to move;
     * else null.
     */
    private static @Nullable String stone(Position position, Object properties, String point) {
        if (!(properties instanceof PersistentMap map)
                || SET_UPS.stream().anyMatch(name -> map.get(name) != null)
                || !(map.get(PLAYER) instanceof PersistentVector players)
                || players.size() != 1
                || !Set.copyOf(position.game().players()).equals(COLOURS)
                || !position.player().startsWith(String.valueOf(players.get(0)))) {
            return null;
        }
        if (point.isEmpty()) {
            return "pass";
        }
        var square = POINT.matcher(point).matches()
                ? Geometry.at(position.game(), new Object[] {number(point.charAt(0)), number(point.charAt(1))})
                : null;
        return square == null && point.equals("tt") ? "pass" : square;
    }

    /** The column or row of a letter, from 0. */
    private static long number(char letter) {
        return letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
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
