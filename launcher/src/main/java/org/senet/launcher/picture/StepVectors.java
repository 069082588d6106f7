package org.senet.launcher.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How far directions go along the dimensions of a board. */
final class StepVectors {
    private final Map<String, Cell> squares;
    private final List<Link> steps;
    private final Map<String, List<Long>> vectors = new LinkedHashMap<>();
    private final Set<List<Long>> occupied = new HashSet<>();

    StepVectors(Map<String, Cell> squares, List<Link> steps) {
        this.squares = squares;
        this.steps = steps;
        for (var square : squares.values()) {
            var coordinates = square.coordinates();
            if (coordinates != null) {
                occupied.add(coordinates);
            }
        }
        var counts = new HashMap<String, Map<List<Long>, Integer>>();
        for (var step : steps) {
            var difference = difference(step);
            if (difference != null) {
                counts.computeIfAbsent(step.direction(), d -> new LinkedHashMap<>())
                        .merge(difference, 1, Integer::sum);
            }
        }
        // Steps over the edge and single links differ from what a direction mostly does.
        counts.forEach((direction, found) -> found.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .filter(most -> most.getValue() * 2
                        > found.values().stream().mapToInt(Integer::intValue).sum())
                .ifPresent(most -> vectors.put(direction, most.getKey())));
    }

    private @Nullable List<Long> difference(Link step) {
        var from = coordinates(step.from());
        var to = coordinates(step.to());
        if (from == null || to == null) {
            return null;
        }
        var difference = new ArrayList<Long>();
        for (int d = 0; d < from.size(); d++) {
            difference.add(to.get(d) - from.get(d));
        }
        return difference;
    }

    private @Nullable List<Long> coordinates(String position) {
        var square = squares.get(position);
        return square == null ? null : square.coordinates();
    }

    private boolean goes(long x, long y) {
        return vectors.containsValue(List.of(x, y)) || vectors.containsValue(List.of(-x, -y));
    }

    /** Whether there are both axes and one of the diagonals. */
    boolean isHexagonal() {
        return goes(1, 0) && goes(0, 1) && goes(1, 1) != goes(1, -1);
    }

    /** Whether the diagonal that goes down to the right is there. */
    boolean fallingDiagonal() {
        return goes(1, 1);
    }

    /** Whether a step goes straight over positions that do not exist, and over no others. */
    boolean leapOverGaps() {
        for (var step : steps) {
            var from = coordinates(step.from());
            var difference = difference(step);
            if (from == null || difference == null) {
                continue;
            }
            long length = difference.stream().mapToLong(Math::abs).max().orElse(0);
            boolean straight = difference.stream().allMatch(d -> d == 0 || Math.abs(d) == length);
            if (length > 1 && straight && isGap(from, difference, length)) {
                return true;
            }
        }
        return false;
    }

    private boolean isGap(List<Long> from, List<Long> difference, long length) {
        for (long i = 1; i < length; i++) {
            var between = new ArrayList<Long>();
            for (int d = 0; d < from.size(); d++) {
                between.add(from.get(d) + difference.get(d) / length * i);
            }
            if (occupied.contains(between)) {
                return false;
            }
        }
        return true;
    }

    /** Places positions of no dimension where steps lead to them, in the middle when there are several. */
    void placeLoose(Map<String, Point> found, List<Point> axes) {
        var guesses = new LinkedHashMap<String, List<Point>>();
        for (var step : steps) {
            var from = found.get(step.from());
            var vector = vectors.get(step.direction());
            if (from != null && vector != null && !found.containsKey(step.to())) {
                var to = from;
                for (int d = 0; d < axes.size(); d++) {
                    to = to.plus(axes.get(d).times(vector.get(d)));
                }
                guesses.computeIfAbsent(step.to(), name -> new ArrayList<>()).add(to);
            }
        }
        guesses.forEach((name, points) -> {
            var middle = points.stream().reduce(new Point(0, 0), Point::plus).times(1.0 / points.size());
            if (found.values().stream().allMatch(p -> p.minus(middle).length() > 0.9)) {
                found.put(name, middle);
            }
        });
    }
}
