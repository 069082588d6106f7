package org.senet.launcher.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lines between the points of a board: steps, joined where they go on straight. */
final class Lines {
    /** Longer steps between neighbours of a grid are no lines. */
    private static final double NEAR = 1.5;
    /** Joining takes time with the square of their number. */
    private static final int MOST_JOINED = 4000;

    private Lines() {}

    /** A line from one point to another. */
    record Segment(Point from, Point to) {}

    /** An undirected step between two positions by their names. */
    private record Edge(String from, String to) {
        static Edge of(String one, String other) {
            return one.compareTo(other) < 0 ? new Edge(one, other) : new Edge(other, one);
        }
    }

    static List<Segment> of(Map<String, Cell> squares, Map<String, Point> places, List<Link> steps) {
        var edges = new LinkedHashSet<Edge>();
        for (var step : steps) {
            edges.add(Edge.of(step.from(), step.to()));
        }
        edges.removeIf(edge -> !isLine(edge, squares, places));
        if (hasAllDiagonals(edges, places)) {
            edges.removeIf(edge -> isDiagonal(edge, places));
        }
        return joined(edges, places);
    }

    private static boolean isDiagonal(Edge edge, Map<String, Point> places) {
        var difference = Point.of(places, edge.to).minus(Point.of(places, edge.from));
        return Math.abs(difference.x()) > 1e-6 && Math.abs(difference.y()) > 1e-6;
    }

    /** Neighbours are joined by lines, and positions with nothing between them. */
    private static boolean isLine(Edge edge, Map<String, Cell> squares, Map<String, Point> places) {
        var from = Point.of(places, edge.from);
        var way = Point.of(places, edge.to).minus(from);
        if (way.length() <= NEAR || isLoose(squares.get(edge.from)) || isLoose(squares.get(edge.to))) {
            return true;
        }
        boolean straight = Math.abs(way.x()) < 1e-6 || Math.abs(way.y()) < 1e-6;
        return straight && places.values().stream().noneMatch(p -> isBetween(p.minus(from), way));
    }

    private static boolean isLoose(@Nullable Cell square) {
        return square == null || square.coordinates() == null;
    }

    private static boolean isBetween(Point point, Point way) {
        double across = point.x() * way.y() - point.y() * way.x();
        double along = (point.x() * way.x() + point.y() * way.y()) / (way.length() * way.length());
        return Math.abs(across) < 1e-6 && along > 1e-6 && along < 1 - 1e-6;
    }

    /** Whether each square of four points has both diagonals, besides sides: then pieces move along them, but nobody draws them. */
    private static boolean hasAllDiagonals(Set<Edge> edges, Map<String, Point> places) {
        long diagonal = edges.stream().filter(edge -> isDiagonal(edge, places)).count();
        long straight = edges.size() - diagonal;
        return straight > 0 && diagonal * 5 >= straight * 4;
    }

    private static List<Segment> joined(Set<Edge> edges, Map<String, Point> places) {
        var left = new LinkedHashSet<Segment>();
        edges.forEach(edge -> left.add(forward(Point.of(places, edge.from), Point.of(places, edge.to))));
        if (left.size() > MOST_JOINED) {
            return List.copyOf(left);
        }
        var lines = new ArrayList<Segment>();
        for (var segment : List.copyOf(left)) {
            if (!left.contains(segment)) {
                continue;
            }
            left.remove(segment);
            var whole = segment;
            for (var grown = grow(whole, left); grown != null; grown = grow(whole, left)) {
                whole = grown;
            }
            lines.add(whole);
        }
        return lines;
    }

    /** A line with one more segment at one of its ends, which is taken from those that are left; null when there is none. */
    private static @Nullable Segment grow(Segment line, Set<Segment> left) {
        var way = line.to.minus(line.from);
        for (var segment : left) {
            var other = segment.to.minus(segment.from);
            boolean parallel = Math.abs(way.x() * other.y() - way.y() * other.x()) < 1e-6;
            if (parallel && segment.from.minus(line.to).length() < 1e-6) {
                left.remove(segment);
                return new Segment(line.from, segment.to);
            }
            if (parallel && segment.to.minus(line.from).length() < 1e-6) {
                left.remove(segment);
                return new Segment(segment.from, line.to);
            }
        }
        return null;
    }

    private static Segment forward(Point one, Point other) {
        boolean swapped = one.x() > other.x() + 1e-9 || Math.abs(one.x() - other.x()) < 1e-9 && one.y() > other.y();
        return swapped ? new Segment(other, one) : new Segment(one, other);
    }
}
