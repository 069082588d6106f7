package org.senet.launcher.picture;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a graph: positions push each other off, steps pull together. The algorithm is that of T. Fruchterman and E. Reingold, "Graph
 * drawing by force-directed placement" (1991), from a circle, so that the same board always looks the same.
 */
final class SpringLayout {
    private static final int ROUNDS = 300;
    /** Larger graphs stay circles: a round takes time with the square of their size. */
    private static final int MOST = 400;

    private SpringLayout() {}

    /** The places of positions. One that no step joins to others stands in the middle, several such in a row below. */
    static Map<String, Point> of(List<String> names, List<Link> steps) {
        var joined = names.stream()
                .filter(name -> steps.stream().anyMatch(step -> step.joins(name)))
                .toList();
        if (joined.isEmpty()) {
            return spread(names, steps);
        }
        var places = spread(joined, steps);
        var alone = names.stream().filter(name -> !places.containsKey(name)).toList();
        var middle =
                places.values().stream().reduce(new Point(0, 0), Point::plus).times(1.0 / joined.size());
        if (alone.size() == 1
                && places.values().stream().allMatch(p -> p.minus(middle).length() >= 1)) {
            places.put(alone.getFirst(), middle);
            return places;
        }
        double bottom = places.values().stream().mapToDouble(Point::y).max().orElse(0) + 1.25;
        double x = places.values().stream().mapToDouble(Point::x).min().orElse(0);
        for (var name : alone) {
            places.put(name, new Point(x++, bottom));
        }
        return places;
    }

    private static Map<String, Point> spread(List<String> names, List<Link> steps) {
        int n = names.size();
        var at = new Point[n];
        var numbers = new HashMap<String, Integer>();
        double radius = Math.max(1, n / (2 * Math.PI));
        for (int i = 0; i < n; i++) {
            double angle = 2 * Math.PI * i / n;
            at[i] = new Point(radius * Math.sin(angle), -radius * Math.cos(angle));
            numbers.put(names.get(i), i);
        }
        double heat = radius / 4;
        for (int round = 0; n <= MOST && round < ROUNDS; round++) {
            relax(at, steps, numbers, heat);
            heat *= 0.98;
        }
        spread(at);
        var places = new LinkedHashMap<String, Point>();
        for (int i = 0; i < n; i++) {
            places.put(names.get(i), at[i]);
        }
        return places;
    }

    private static void relax(Point[] at, List<Link> steps, Map<String, Integer> numbers, double heat) {
        var forces = new Point[at.length];
        for (int i = 0; i < at.length; i++) {
            forces[i] = new Point(0, 0);
            for (int j = 0; j < at.length; j++) {
                var apart = at[i].minus(at[j]);
                double length = Math.max(apart.length(), 0.01);
                forces[i] = forces[i].plus(apart.times(1 / (length * length)));
            }
        }
        for (var step : steps) {
            int from = numbers.getOrDefault(step.from(), 0);
            int to = numbers.getOrDefault(step.to(), 0);
            var pull = at[to].minus(at[from]);
            pull = pull.times(pull.length() / 2);
            forces[from] = forces[from].plus(pull);
            forces[to] = forces[to].minus(pull);
        }
        for (int i = 0; i < at.length; i++) {
            double length = forces[i].length();
            at[i] = length < 1e-9 ? at[i] : at[i].plus(forces[i].times(Math.min(length, heat) / length));
        }
    }

    /** Enlarges the graph until no two positions overlap. */
    private static void spread(Point[] at) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < at.length; i++) {
            for (int j = 0; j < i; j++) {
                least = Math.min(least, at[i].minus(at[j]).length());
            }
        }
        double factor = at.length < 2 ? 1 : Math.min(8, 1.1 / Math.max(least, 0.05));
        for (int i = 0; i < at.length; i++) {
            at[i] = at[i].times(factor);
        }
    }
}
