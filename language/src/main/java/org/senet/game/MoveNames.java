package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds a move by what a person or a file calls it. Besides its own name, a move answers to others as long as no other
 * move of the position answers to the same: to its plain name, which is made of what it does; to the game's own notation; to the beginning and the end
 * of a chain of captures ({@code 26x37}, as Portable Draughts Notation has it); with positions as numbers or as names; with
 * another sign for a capture; with capital and small letters mixed up.
 */
final class MoveNames {
    private MoveNames() {}

    /** The move that a text means, or null when there is none or several. */
    static @Nullable Move find(List<Move> moves, String text) {
        for (var move : moves) {
            if (move.notation().equals(text)) {
                return move;
            }
        }
        for (var move : moves) {
            if (text.equals(move.shortName())) {
                return move;
            }
        }
        var wanted = normal(text);
        var own = only(
                moves.stream().filter(m -> normal(m.notation()).equals(wanted)).toList());
        return own != null
                ? own
                : only(moves.stream().filter(m -> others(m).contains(wanted)).toList());
    }

    private static @Nullable Move only(List<Move> moves) {
        return moves.size() == 1 ? moves.getFirst() : null;
    }

    /** The beginning and the end of a move of one piece, such as {@code 26x37}; else null. */
    static @Nullable String ends(Move move, boolean numbers) {
        var actions = move.actions();
        var steps = actions.stream().filter(a -> a.kind().equals("move")).toList();
        if (steps.isEmpty()) {
            return null;
        }
        for (int i = 1; i < steps.size(); i++) {
            if (!steps.get(i - 1).to().equals(steps.get(i).from())) {
                return null;
            }
        }
        var captures = actions.stream().anyMatch(a -> a.kind().equals("capture"));
        return written(move, String.valueOf(steps.getFirst().from()), numbers)
                + (captures ? "x" : "-")
                + written(move, steps.getLast().to(), numbers);
    }

    private static String written(Move move, String position, boolean numbers) {
        return numbers
                ? Integer.toString(move.position().game().design().topology.position(position) + 1)
                : position;
    }

    private static List<String> others(Move move) {
        var names = new ArrayList<String>();
        names.add(normal(move.plain()));
        for (boolean numbers : new boolean[] {false, true}) {
            names.add(normal(move.written(numbers)));
            var ends = ends(move, numbers);
            if (ends != null) {
                names.add(ends);
            }
        }
        return names;
    }

    private static String normal(String name) {
        return name.strip()
                .replace(':', 'x')
                .replace('\u00d7', 'x')
                .replace('*', 'x')
                .replace('\u2013', '-')
                .toLowerCase(Locale.ROOT);
    }
}
