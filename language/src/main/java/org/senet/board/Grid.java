package org.senet.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The rectangle, box or larger body that a board's dimensions span. Its cells are numbered as one reads a diagram: the
 * first dimension runs fastest, the last slowest. A cell's name is its labels joined, first dimension first. A board
 * without dimensions has a grid without cells.
 */
final class Grid {
    /** The largest number of positions of a board; more is taken for a slip of the pen. */
    static final int MOST_POSITIONS = 1_000_000;

    private final List<List<String>> dimensions;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> cells = new HashMap<>();

    private Grid(List<List<String>> dimensions) {
        this.dimensions = List.copyOf(dimensions);
    }

    /** The grid of the {@code dim} clauses. */
    static Grid read(List<Clause> clauses) {
        var grid = new Grid(clauses.stream().map(DimensionLabels::read).toList());
        if (clauses.isEmpty()) {
            return grid;
        }
        Item last = clauses.getLast().form();
        long size = 1;
        for (var labels : grid.dimensions) {
            size *= labels.size();
            if (size > MOST_POSITIONS) {
                throw last.mistake("the dimensions make more than " + MOST_POSITIONS + " positions", null);
            }
        }
        grid.nameCells((int) size, last);
        return grid;
    }

    private void nameCells(int size, Item place) {
        for (int cell = 0; cell < size; cell++) {
            String name = String.join("", labels(cell));
            names.add(name);
            Integer other = cells.put(name, cell);
            if (other != null) {
                throw place.mistake(
                        "the dimensions give the name `" + name + "` to two positions: " + spelling(other) + " and "
                                + spelling(cell),
                        "give one dimension letters, or pad its numbers, as in `01-18`");
            }
        }
    }

    private String spelling(int cell) {
        return "`" + String.join("` + `", labels(cell)) + "`";
    }

    private List<String> labels(int cell) {
        var result = new ArrayList<String>(dimensions.size());
        int rest = cell;
        for (var labels : dimensions) {
            result.add(labels.get(rest % labels.size()));
            rest /= labels.size();
        }
        return result;
    }

    /** The labels, dimension by dimension. */
    List<List<String>> dimensions() {
        return dimensions;
    }

    /** The number of cells. */
    int size() {
        return names.size();
    }

    String name(int cell) {
        return names.get(cell);
    }

    /** The cell with a name, or -1. */
    int cell(String name) {
        return cells.getOrDefault(name, -1);
    }

    /** The indexes of a cell's labels, dimension by dimension. */
    int[] coordinates(int cell) {
        var result = new int[dimensions.size()];
        int rest = cell;
        for (int d = 0; d < result.length; d++) {
            int size = dimensions.get(d).size();
            result[d] = rest % size;
            rest /= size;
        }
        return result;
    }

    /** The cell at some coordinates, or -1 when they lie outside. */
    int cell(int... coordinates) {
        int cell = 0;
        for (int d = dimensions.size() - 1; d >= 0; d--) {
            int size = dimensions.get(d).size();
            if (coordinates[d] < 0 || coordinates[d] >= size) {
                return -1;
            }
            cell = cell * size + coordinates[d];
        }
        return cell;
    }

    /** The cell that one step leads to, or -1 when it leads off the grid. */
    int moved(int cell, Motion motion) {
        int[] coordinates = coordinates(cell);
        for (int d = 0; d < coordinates.length; d++) {
            coordinates[d] += motion.steps().get(d);
            if (motion.wraps().get(d)) {
                coordinates[d] = Math.floorMod(coordinates[d], dimensions.get(d).size());
            }
        }
        return cell(coordinates);
    }

    /**
     * Passes on the cells whose names match a pattern, in which {@code *} stands for any one label of a dimension.
     *
     * @return how often a cell was passed on
     */
    int match(String pattern, IntConsumer found) {
        return dimensions.isEmpty() ? 0 : match(pattern, 0, new int[dimensions.size()], 0, found);
    }

    private int match(String pattern, int offset, int[] coordinates, int dimension, IntConsumer found) {
        if (dimension == coordinates.length) {
            if (offset < pattern.length()) {
                return 0;
            }
            found.accept(cell(coordinates));
            return 1;
        }
        boolean any = pattern.startsWith("*", offset);
        List<String> labels = dimensions.get(dimension);
        int count = 0;
        for (int i = 0; i < labels.size(); i++) {
            String label = any ? "*" : labels.get(i);
            if (pattern.startsWith(label, offset)) {
                coordinates[dimension] = i;
                count += match(pattern, offset + label.length(), coordinates, dimension + 1, found);
            }
        }
        return count;
    }

    /** An example of a direction's clause with the right number of steps, for hints. */
    String exampleOfSteps(String direction) {
        return "(dir (name " + direction + ")" + " 1".repeat(dimensions.size()) + ")";
    }
}
