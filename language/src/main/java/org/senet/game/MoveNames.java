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

    /** The moves that a text may mean, in the order of the position. */
    static List<Move> find(Position position, String text) {
        var moves = position.generate();
        for (var move : moves) {
            if (move.notation().equals(text)) {
                return List.of(move);
            }
        }
        var named = moves.stream().filter(m -> text.equals(m.shortName())).toList();
        if (named.isEmpty()) {
            named = position.game().naming().find(position, text);
        }
        if (named.isEmpty()) {
            var wanted = normal(text);
            named = moves.stream()
                    .filter(m -> normal(m.notation()).equals(wanted))
                    .toList();
            if (named.isEmpty()) {
                named = moves.stream().filter(m -> others(m).contains(wanted)).toList();
            }
        }
        return named;
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

    /** A name without what people write in different ways. */
    static String normal(String name) {
        return name.strip()
                .replace(':', 'x')
                .replace('\u00d7', 'x')
                .replace('*', 'x')
                .replace('\u2013', '-')
                .toLowerCase(Locale.ROOT);
    }
}
