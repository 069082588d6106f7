package org.senet.explain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.senet.state.Design;

/** How well paths agree with the positions that somebody has named. */
final class Near {
    private static final int FAR = 1_000;

    private final List<Integer> wanted;
    private final int[][] distances;

    /**
     * The positions that a move is to go to.
     *
     * @param wanted in order, without the one that it begins at
     */
    Near(Design design, int player, List<Integer> wanted) {
        this.wanted = wanted;
        var neighbours = neighbours(design, player);
        distances = wanted.stream().map(to -> distances(neighbours, to)).toArray(int[][]::new);
    }

    /** For each position those that are one step away, along any direction, forwards or backwards. */
    private static List<List<Integer>> neighbours(Design design, int player) {
        var neighbours = new ArrayList<List<Integer>>();
        for (int p = 0; p < design.topology.size(); p++) {
            neighbours.add(new ArrayList<>());
        }
        for (var steps : design.topology.steps(player)) {
            for (int p = 0; p < steps.length; p++) {
                if (steps[p] >= 0) {
                    neighbours.get(p).add(steps[p]);
                    neighbours.get(steps[p]).add(p);
                }
            }
        }
        return neighbours;
    }

    private static int[] distances(List<List<Integer>> neighbours, int to) {
        var distance = new int[neighbours.size()];
        Arrays.fill(distance, FAR);
        distance[to] = 0;
        var todo = new ArrayDeque<Integer>();
        todo.add(to);
        while (!todo.isEmpty()) {
            int at = todo.poll();
            for (int next : neighbours.get(at)) {
                if (distance[next] == FAR) {
                    distance[next] = distance[at] + 1;
                    todo.add(next);
                }
            }
        }
        return distance;
    }

    /** How many of the positions a path has come to, in their order. */
    int progress(Path path) {
        int progress = 0;
        for (int position : path.visited().subList(1, path.visited().size())) {
            if (progress < wanted.size() && wanted.get(progress) == position) {
                progress++;
            }
        }
        return progress;
    }

    boolean agrees(Path path) {
        return progress(path) == wanted.size();
    }

    /** How far the end of a path is from the next position that it should have come to. */
    int distance(Path path) {
        int next = Math.min(progress(path), wanted.size() - 1);
        return path.last() < 0 ? FAR : distances[next][path.last()];
    }

    /** Those paths that came nearest, without detours. */
    List<Path> nearest(List<Path> paths) {
        var best = paths.getFirst();
        return paths.stream()
                .filter(p -> distance(p) == distance(best)
                        && p.visited().size() == best.visited().size())
                .toList();
    }

    /**
     * The paths that came nearest come first; of equally near ones those without detours, and of these those that came
     * furthest through the rules.
     */
    Comparator<Path> nearestFirst() {
        return Comparator.comparingInt((Path p) -> -progress(p))
                .thenComparingInt(this::distance)
                .thenComparingInt(p -> p.visited().size())
                .thenComparingInt(p -> -p.length());
    }
}
