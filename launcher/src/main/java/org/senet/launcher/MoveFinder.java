package org.senet.launcher;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.senet.api.Move;
import org.senet.api.Position;

/** Finds moves by the notation that a person types. */
final class MoveFinder {
    private static final int MOST_NEAR = 5;

    private MoveFinder() {}

    /** The move of that notation; upper and lower case may be mixed up where that leaves one move. */
    static Optional<Move> find(List<Move> moves, String notation) {
        var exact =
                moves.stream().filter(move -> move.notation().equals(notation)).findFirst();
        if (exact.isPresent()) {
            return exact;
        }
        var similar = moves.stream()
                .filter(move -> move.notation().equalsIgnoreCase(notation))
                .toList();
        return similar.size() == 1 ? Optional.of(similar.getFirst()) : Optional.empty();
    }

    /** The move of that notation, or the one that the game finds by another of its names. */
    private static Optional<Move> find(Position position, List<Move> moves, String text) {
        var named = find(moves, text);
        return named.isPresent() || text.isEmpty() ? named : Optional.ofNullable(position.move(text));
    }

    /** A hint that lists the legal moves nearest to what was typed, or all when they are few. */
    static String hint(List<Move> moves, String typed) {
        var notations = moves.stream().map(Move::notation).toList();
        var near = notations.size() <= MOST_NEAR ? notations : near(notations, typed);
        if (near.isEmpty()) {
            return "there are " + moves.size() + " legal moves, such as `" + notations.getFirst() + "`";
        }
        return (near.size() == notations.size() ? "legal here: " : "near ones: ") + quoted(near);
    }

    /**
     * Plays a list of moves separated by commas. A notation may itself hold commas: the longest text that is a legal
     * move counts.
     */
    static Position play(Position start, String list) {
        var position = start;
        var rest = list.strip();
        while (!rest.isEmpty()) {
            var moves = position.moves();
            var end = rest.length();
            var move = find(position, moves, rest);
            while (move.isEmpty() && end > 0) {
                end = rest.lastIndexOf(',', end - 1);
                move = end < 0
                        ? Optional.empty()
                        : find(position, moves, rest.substring(0, end).strip());
            }
            if (move.isEmpty()) {
                throw unknown(position, moves, rest.split(",", 2)[0].strip());
            }
            position = position.apply(move.get());
            rest = end == rest.length() ? "" : rest.substring(end + 1).strip();
        }
        return position;
    }

    private static LauncherException unknown(Position position, List<Move> moves, String typed) {
        if (moves.isEmpty()) {
            return LauncherException.usage("`" + typed + "` cannot be played: the game is over", position.result());
        }
        return LauncherException.usage(
                "`" + typed + "` is not a legal move of " + position.player() + " here", hint(moves, typed));
    }

    private static List<String> near(List<String> notations, String typed) {
        var near = Nearest.names(typed, notations, MOST_NEAR);
        if (!near.isEmpty() || typed.length() < 2) {
            return near;
        }
        var start = typed.substring(0, 2).toLowerCase(Locale.ROOT);
        return notations.stream()
                .filter(notation -> notation.toLowerCase(Locale.ROOT).startsWith(start))
                .limit(MOST_NEAR)
                .toList();
    }

    private static String quoted(List<String> names) {
        return String.join(", ", names.stream().map(name -> "`" + name + "`").toList());
    }
}
