package org.senet.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The paths of a part of the rules of a player, as a nondeterministic automaton: it begins at its first point with a current position,
 * and each edge goes somewhere, asks something or changes something. Variables are no part of it: where one may have several values, it
 * has a point for each. What the rules do that is not understood is an {@link Action.Opaque} edge. Not changed once it is made.
 */
public final class Walk {
    private final Point start;
    private final List<Point> points;

    private Walk(Point start, List<Point> points) {
        this.start = start;
        this.points = List.copyOf(points);
    }

    /** The walk that begins at a point. */
    static Walk from(Point start) {
        return new Walk(start, reachable(start));
    }

    /** In an order in which a point comes before those to which its edges lead, but for edges that go round to where a loop begins. */
    private static List<Point> reachable(Point first) {
        var after = new ArrayList<Point>();
        collect(first, identitySet(), identitySet(), after);
        Collections.reverse(after);
        return after;
    }

    private static Set<Point> identitySet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    private static void collect(Point point, Set<Point> seen, Set<Point> unfinished, List<Point> after) {
        seen.add(point);
        unfinished.add(point);
        for (int i = point.edges().size() - 1; i >= 0; i--) {
            var next = point.edges().get(i).to();
            if (unfinished.contains(next)) {
                next.beginsLoop();
            } else if (!seen.contains(next)) {
                collect(next, seen, unfinished, after);
            }
        }
        unfinished.remove(point);
        after.add(point);
    }

    /** Where it begins. */
    public Point start() {
        return start;
    }

    /** All points, the first one being the start, each before those to which its edges lead, loops aside. */
    public List<Point> points() {
        return points;
    }

    /** Whether it only asks, and ends where it began with all as it was. */
    public boolean isTest() {
        return points.stream()
                .flatMap(p -> p.edges().stream())
                .allMatch(e -> e.action() instanceof Action.Test || e.action() instanceof Action.Pass);
    }

    /** Whether each position to which it goes at its beginning has one path at the most: behind it, nothing is chosen or changed. */
    public boolean hasOneWay() {
        var first = start.edges();
        return first.size() == 1
                && points.stream()
                        .filter(p -> p != start)
                        .allMatch(p -> p.edges().size() <= 1
                                && p.edges().stream()
                                        .allMatch(e -> e.action() instanceof Action.Test
                                                || e.action() instanceof Action.Step
                                                || e.action() instanceof Action.Pass));
    }

    /** An edge, and the point to which it leads. */
    public record Edge(Action action, Point to) {}

    /** A place in the rules. */
    public static final class Point {
        private final List<Edge> edges = new ArrayList<>();
        private final boolean end;
        private boolean loop;

        Point(boolean end) {
            this.end = end;
        }

        Point with(Action action, Point to) {
            edges.add(new Edge(action, to));
            return this;
        }

        void beginsLoop() {
            loop = true;
        }

        /** The edges, in the order in which they are tried. */
        public List<Edge> edges() {
            return edges;
        }

        /** Whether the walk has come to its end there. */
        public boolean isEnd() {
            return end;
        }

        /** Whether nothing leads on from there: the path has failed. */
        boolean isDead() {
            return edges.isEmpty() && !end;
        }

        /** Whether a loop begins its next turn there. */
        public boolean isLoop() {
            return loop;
        }
    }
}
