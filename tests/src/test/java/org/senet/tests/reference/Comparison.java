package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.game.Move;
import org.senet.game.Position;

/** Compares a position and its moves as the engine has them with what the reference says. */
public final class Comparison {
    private Comparison() {}

    /** How the two differ, in lines for people; null when they agree. */
    public static @Nullable String difference(Reference reference, ReferencePosition expected, Position found) {
        var lines = new ArrayList<String>();
        var read = reference.position(found);
        note(lines, "position", expected.equals(read), () -> expected, () -> read);
        note(lines, "counters", expected.counters().equals(read.counters()), expected::counters, read::counters);
        boolean landedAlike = expected.landed() == null
                || read.landed() == null
                || expected.landed().equals(read.landed());
        note(lines, "pieces left by the last move", landedAlike, expected::landed, read::landed);
        var moves = reference.moves(expected);
        compare(lines, lines(reference, moves), found);
        var result = reference.result(expected);
        var foundResult = found.result() == null ? null : found.result().text();
        note(lines, "result", Objects.equals(result, foundResult), () -> result, () -> foundResult);
        var claim = reference.claim(expected);
        var foundClaim = found.claim() == null ? null : found.claim().text();
        note(lines, "claim", Objects.equals(claim, foundClaim), () -> claim, () -> foundClaim);
        return lines.isEmpty() ? null : String.join("\n", lines);
    }

    private interface Shown {
        @Nullable
        Object value();
    }

    private static void note(List<String> lines, String what, boolean agree, Shown expected, Shown found) {
        if (!agree) {
            lines.add(what + ": the reference has " + expected.value() + ", the engine " + found.value());
        }
    }

    private static List<String> lines(Reference reference, List<ReferenceMove> moves) {
        var names = reference.names(moves);
        var lines = new ArrayList<String>();
        for (int i = 0; i < moves.size(); i++) {
            lines.add(line(names.get(i), moves.get(i).weight(), reference.actions(moves.get(i))));
        }
        return lines;
    }

    private static String line(Move move) {
        return line(move.notation(), move.weight(), move.actions());
    }

    private static String line(String name, long weight, List<?> actions) {
        return name + (weight == 1 ? "" : ", weight " + weight) + ": " + actions;
    }

    private static void compare(List<String> lines, List<String> expected, Position position) {
        try {
            compare(
                    lines,
                    expected,
                    position.generate().stream().map(Comparison::line).toList());
        } catch (RuntimeException e) {
            lines.add("moves: the engine fails with " + e);
        }
    }

    private static void compare(List<String> lines, List<String> expected, List<String> found) {
        if (expected.equals(found)) {
            return;
        }
        lines.add("moves: the reference has " + expected.size() + ", the engine " + found.size());
        expected.stream().filter(m -> !found.contains(m)).forEach(m -> lines.add("  only the reference: " + m));
        found.stream().filter(m -> !expected.contains(m)).forEach(m -> lines.add("  only the engine: " + m));
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            if (!expected.get(i).equals(found.get(i))) {
                lines.add("  the first that differs is number " + i + ": " + expected.get(i) + " and " + found.get(i));
                return;
            }
        }
    }
}
