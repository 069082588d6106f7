package org.senet.launcher;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;

/** Plays the moves that a person types, and says what is wrong with those that cannot be played. */
final class MoveFinder {
    private static final int MOST_NEAR = 5;
    private static final int MOST_MEANINGS = 8;

    private MoveFinder() {}

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
     * Plays a list of moves separated by commas. A notation may itself hold commas: the longest text that names a legal
     * move counts.
     */
    static Position play(Position start, String list) {
        return play(start, list, move -> {});
    }

    /** The same; each move is told. */
    static Position play(Position start, String list, Consumer<Move> told) {
        var position = start;
        var rest = list.strip();
        while (!rest.isEmpty()) {
            int end = end(position, rest);
            var move = meant(position, rest.substring(0, end).strip());
            told.accept(move);
            position = position.apply(move);
            rest = end == rest.length() ? "" : rest.substring(end + 1).strip();
        }
        return position;
    }

    /** Where the first move of a list ends. */
    private static int end(Position position, String list) {
        for (int end = list.length(); end > 0; end = list.lastIndexOf(',', end - 1)) {
            if (position.written(list.substring(0, end).strip()).size() == 1) {
                return end;
            }
        }
        int comma = list.indexOf(',');
        return comma < 0 ? list.length() : comma;
    }

    /**
     * The one move that a text means.
     *
     * @throws LauncherException when there is none, or several
     */
    static Move meant(Position position, String typed) {
        var meanings = position.meanings(typed);
        if (meanings.size() == 1) {
            return meanings.getFirst();
        }
        if (meanings.isEmpty()) {
            throw unknown(position, typed);
        }
        var names = meanings.stream().limit(MOST_MEANINGS).map(Move::notation).toList();
        int more = meanings.size() - names.size();
        throw LauncherException.usage(
                "`" + typed + "` is not clear: it may mean several moves of " + position.player(),
                "say which one: " + quoted(names) + (more > 0 ? " and " + more + " more" : ""));
    }

    private static LauncherException unknown(Position position, String typed) {
        var moves = position.moves();
        if (moves.isEmpty()) {
            return LauncherException.usage("`" + typed + "` cannot be played: the game is over", Ending.of(position));
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
