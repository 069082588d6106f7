package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Motion.Kind;
import org.senet.importers.fairy.Setup.Side;

/**
 * Which moves of a piece could be taken back by another move of it on an empty board: of the types of the nMoveRule, the others set
 * the counter of moves back.
 */
final class Reversal {
    private static final String RESET = "(set! quiet-plies 0)";

    private enum Extent {
        NO_MOVE,
        SOME_MOVES,
        EVERY_MOVE
    }

    /** From the square of a move to its end, as its player sees the board. */
    private record Step(int x, int y) {}

    private final Variant variant;
    private final String kind;
    private final boolean white;
    private final boolean black;
    private final List<Motion> quiet;
    private final Extent extent;

    Reversal(Variant variant, String kind) {
        this.variant = variant;
        this.kind = kind;
        white = counts(Side.WHITE);
        black = counts(Side.BLACK);
        quiet = variant.motions(kind).list().stream()
                .filter(motion -> motion.isQuiet() && !motion.initial())
                .toList();
        extent = extent();
    }

    private boolean counts(Side side) {
        return variant.countsMoves() && variant.kinds("nMoveRuleTypes", side).contains(kind);
    }

    private Extent extent() {
        var back = new LinkedHashSet<Step>();
        quiet.forEach(motion -> steps(motion).forEach(step -> back.add(new Step(-step.x, -step.y))));
        var moves = new LinkedHashSet<Step>();
        variant.motions(kind).list().stream().filter(Motion::isQuiet).forEach(motion -> moves.addAll(steps(motion)));
        if (moves.stream().noneMatch(back::contains)) {
            return Extent.NO_MOVE;
        }
        boolean mayDoMore = kind.equals(Kinds.PAWN)
                || variant.kinds("castlingKingPiece", Side.WHITE).contains(kind)
                || variant.kinds("castlingKingPiece", Side.BLACK).contains(kind);
        return !mayDoMore && back.containsAll(moves) ? Extent.EVERY_MOVE : Extent.SOME_MOVES;
    }

    private Set<Step> steps(Motion motion) {
        var steps = new LinkedHashSet<Step>();
        for (int times = 1; times <= reach(motion); times++) {
            steps.add(new Step(times * motion.x(), times * motion.y()));
        }
        return steps;
    }

    private int reach(Motion motion) {
        if (!isLine(motion)) {
            return 1;
        }
        return motion.limit() > 0 ? motion.limit() : Math.max(variant.files, variant.ranks) - 1;
    }

    private static boolean isLine(Motion motion) {
        return motion.kind() == Kind.SLIDE || motion.kind() == Kind.HOP || motion.kind() == Kind.GRASSHOPPER;
    }

    /** Whether it depends on the move, so that its rule needs the square where it began. */
    boolean asksForOrigin() {
        return (white || black) && extent == Extent.SOME_MOVES;
    }

    /** Whether every move of the kind sets the counter back, whoever makes it. */
    boolean isNone() {
        return white && black && extent == Extent.NO_MOVE;
    }

    /** What the rule of the kind does to the counter where it has landed. */
    List<String> landing(boolean direct) {
        if (!white && !black || extent == Extent.EVERY_MOVE) {
            return List.of();
        }
        var effect = white && black ? RESET : "(if " + (white ? "White" : "Black") + " " + RESET + ")";
        if (extent == Extent.NO_MOVE) {
            return List.of(effect);
        }
        var back = new ArrayList<String>();
        var leaps = new LinkedHashSet<String>();
        var moves = MoveText.ofWays(direct);
        quiet.stream().filter(motion -> !isLine(motion)).map(moves::way).forEach(leaps::add);
        quiet.stream().filter(motion -> isLine(motion) && motion.limit() > 0).forEach(motion -> {
            for (int times = 1; times <= motion.limit(); times++) {
                leaps.add(path(motion, times));
            }
        });
        if (!leaps.isEmpty()) {
            back.add("(exists? (check (any " + String.join(" ", leaps) + ")) (check (= position origin)))");
        }
        var lines = quiet.stream()
                .filter(motion -> isLine(motion) && motion.limit() == 0)
                .map(moves::way)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!lines.isEmpty()) {
            back.add("(exists?\n(let line (any " + String.join(" ", lines) + "))\n(check line)\n(while (any false true)"
                    + " (check line))\n(check (= position origin)))");
        }
        var reversible = back.size() == 1 ? back.getFirst() : "(or " + String.join("\n", back) + ")";
        return List.of("(if (not " + reversible + ")\n" + effect + ")");
    }

    private static String path(Motion motion, int times) {
        var way = MoveText.ofWays(false).way(motion);
        var steps = way.startsWith("[") ? way.substring(1, way.length() - 1) : way;
        return times == 1 ? way : "[" + String.join(" ", Collections.nCopies(times, steps)) + "]";
    }
}
