package org.senet.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Walk.Edge;
import org.senet.analysis.Walk.Point;
import org.senet.state.Design;

/**
 * To where a {@link Walk} goes from the current position: the transfers of its edges forward. It is known exactly or not at all.
 */
public final class Ends {
    private final Design design;
    private final int player;
    private final Algebra sets;

    private Ends(Design design, int player, Algebra sets) {
        this.design = design;
        this.player = player;
        this.sets = sets;
    }

    /**
     * Where one is at a point.
     *
     * @param set the positions
     * @param ifAny they count only if there is anything in each of these sets; asked in the end, since from no position nothing is found
     * @param single whether that is one position at the most
     * @param moved whether the way there has a step, so that one who begins at no position does not come there
     */
    private record Reached(Cells set, Set<Cells> ifAny, boolean single, boolean moved) {
        Reached at(Cells next, boolean singly, boolean byStep) {
            return new Reached(next, ifAny, single && singly, moved || byStep);
        }
    }

    /** A walk that is not understood, or goes nowhere. */
    private static final class Unclear extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unclear() {
            super(null, null, false, false);
        }
    }

    /** The positions at the end of a walk that always goes at least a step; null when that is not known. */
    public static @Nullable Cells of(Design design, int player, Algebra sets, Walk walk) {
        if (walk.points().size() > Limits.POINTS_FORWARD) {
            return null;
        }
        var ends = new Ends(design, player, sets);
        try {
            var found = ends.of(walk, new Reached(sets.here(), Set.of(), true, false));
            return found == null || !found.moved ? null : ends.all(found);
        } catch (Unclear e) {
            return null;
        }
    }

    private Cells all(Reached reached) {
        var set = reached.set;
        for (var other : reached.ifAny) {
            set = sets.ifAny(set, other);
        }
        return set;
    }

    private @Nullable Reached of(Walk walk, Reached start) {
        var reached = new IdentityHashMap<Point, Reached>();
        reached.put(walk.start(), start);
        Reached end = null;
        for (var point : walk.points()) {
            var here = reached.get(point);
            if (here == null) {
                continue;
            }
            if (point.isEnd()) {
                end = here;
            }
            var from = point.isLoop() ? loop(walk, point, here) : here;
            for (var edge : point.edges()) {
                if (!isBack(walk, point, edge)) {
                    merge(reached, edge.to(), transfer(edge, from));
                }
            }
        }
        return end;
    }

    /** Whether an edge leads to a loop's beginning from within it; loops were solved already. */
    private static boolean isBack(Walk walk, Point from, Edge edge) {
        return edge.to().isLoop()
                && walk.points().indexOf(edge.to()) <= walk.points().indexOf(from);
    }

    private void merge(Map<Point, Reached> reached, Point point, Reached more) {
        if (sets.isNone(more.set)) {
            return;
        }
        if (all(more).length() > Limits.LENGTH) {
            throw new Unclear();
        }
        reached.merge(point, more, this::or);
    }

    private Reached or(Reached one, Reached other) {
        boolean moved = one.moved && other.moved;
        return one.ifAny.equals(other.ifAny)
                ? new Reached(sets.or(one.set, other.set), one.ifAny, false, moved)
                : new Reached(sets.or(all(one), all(other)), Set.of(), false, moved);
    }

    /** Where one is at the beginning of any turn. */
    private Reached loop(Walk walk, Point head, Reached entry) {
        var unsolved = sets.unsolved();
        var reached = new HashMap<Point, Reached>();
        Cells again = sets.none();
        reached.put(head, new Reached(unsolved, Set.of(), false, true));
        var points = walk.points();
        for (var point : points.subList(points.indexOf(head), points.size())) {
            var here = reached.get(point);
            if (here == null) {
                continue;
            }
            for (var edge : point.edges()) {
                if (edge.to() == head) {
                    again = sets.or(again, all(transfer(edge, here)));
                } else if (edge.to().isLoop() && leadsTo(edge.to(), head)) {
                    throw new Unclear();
                } else if (leadsTo(edge.to(), head)) {
                    merge(reached, edge.to(), transfer(edge, here));
                }
            }
        }
        var solution = sets.solveForward(unsolved, sets.or(entry.set, again));
        if (solution == null) {
            throw new Unclear();
        }
        return solution == entry.set ? entry : new Reached(solution, entry.ifAny, false, entry.moved);
    }

    private static boolean leadsTo(Point from, Point to) {
        var seen = new HashSet<Point>();
        var left = new ArrayList<>(List.of(from));
        while (!left.isEmpty()) {
            var point = left.removeLast();
            if (point == to) {
                return true;
            }
            if (seen.add(point)) {
                point.edges().forEach(e -> left.add(e.to()));
            }
        }
        return false;
    }

    private Reached transfer(Edge edge, Reached from) {
        return switch (edge.action()) {
            case Action.Pass p -> from;
            case Action.Step s -> {
                if (!s.way().isUniform()) {
                    throw new Unclear();
                }
                yield from.at(sets.after(s.way(), from.set), true, true);
            }
            case Action.Test t -> test(t, from);
            case Action.GoToAny g -> throw new Unclear();
            case Action.Effect e -> throw new Unclear();
            case Action.Opaque o -> throw new Unclear();
        };
    }

    private Reached test(Action.Test test, Reached from) {
        if (test.wanted() && from.single && test.condition() instanceof Condition.Exists exists) {
            var found = of(exists.walk(), new Reached(from.set, Set.of(), true, from.moved));
            if (found == null) {
                return from.at(sets.none(), true, false);
            }
            var more = new HashSet<>(from.ifAny);
            more.add(all(found));
            return new Reached(from.set, Set.copyOf(more), true, from.moved || found.moved);
        }
        // It holds or does not hold at the current position, as a walk of that test alone.
        var end = new Point(true);
        var holds = Starts.thoroughly(design, player, sets, new Point(false).with(test, end));
        if (!holds.isExact()) {
            throw new Unclear();
        }
        return from.at(sets.and(from.set, holds.may()), true, false);
    }
}
