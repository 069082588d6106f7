package org.senet.board;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Draws one layer of a board of hexagons: each row stands half a cell beside the one above it. The labels of the rows stand on
 * the left, and each column has its label at the end that does not face them.
 *
 * @param drawn what is drawn on each position; a space where nothing can ever stand
 * @param marked the positions that stand between brackets
 * @param flipped whether both dimensions run the other way
 * @param rising whether the rows go to the left on their way down, not to the right
 */
record HexagonText(Board board, List<String> drawn, IntPredicate marked, boolean flipped, boolean rising) {
    private static final int NONE = -1;

    /** Whether a board has two dimensions, and steps lead along both and along one of the diagonals only. */
    static boolean isHexagonal(Board board) {
        var steps = steps(board);
        return goes(steps, 1, 0) && goes(steps, 0, 1) && goes(steps, 1, 1) != goes(steps, 1, -1);
    }

    /** Whether the diagonal goes down to the right, so that each row has to stand left of the one above it. */
    static boolean isRising(Board board) {
        return goes(steps(board), 1, 1);
    }

    private static boolean goes(Set<List<Integer>> steps, int x, int y) {
        return steps.contains(List.of(x, y)) || steps.contains(List.of(-x, -y));
    }

    /** How far most steps of each direction go. */
    private static Set<List<Integer>> steps(Board board) {
        var steps = new HashSet<List<Integer>>();
        if (board.dimensions().size() != 2) {
            return steps;
        }
        for (int direction = 0; direction < board.directions().size(); direction++) {
            var counts = new HashMap<List<Integer>, Integer>();
            for (int position = 0; position < board.size(); position++) {
                int next = board.step(direction, position);
                var from = board.coordinates(position);
                var to = next < 0 ? null : board.coordinates(next);
                if (from != null && to != null) {
                    counts.merge(List.of(to[0] - from[0], to[1] - from[1]), 1, Integer::sum);
                }
            }
            counts.entrySet().stream().max(Map.Entry.comparingByValue()).ifPresent(most -> steps.add(most.getKey()));
        }
        return steps;
    }

    /** @param layer whose coordinates in further dimensions are those */
    void draw(int[] layer, int cellWidth, TextBlock block) {
        // Half of a cell is a number of columns.
        int pitch = (cellWidth + 2) / 2 * 2;
        int rows = board.dimensions().get(1).size();
        int labelWidth = TextBlock.widest(board.dimensions().get(1));
        int shifted = rows + 1;
        for (int row = rising ? -1 : 0; row < (rising ? rows : rows + 1); row++) {
            int indent = labelWidth + 1 + (rising ? shifted - row - 2 : row) * pitch / 2;
            var line = line(layer, row, indent, pitch);
            if (row >= 0 && row < rows) {
                putLabel(line, label(1, row));
            }
            block.addLine(line.toString().stripTrailing());
        }
    }

    private StringBuilder line(int[] layer, int row, int indent, int pitch) {
        var line = new StringBuilder(" ".repeat(indent));
        for (int column = 0; column < board.dimensions().getFirst().size(); column++) {
            int position = at(layer, column, row);
            String text = position >= 0 ? drawn.get(position) : isEnd(layer, column, row) ? label(0, column) : " ";
            boolean inBrackets = position >= 0 && marked.test(position);
            if (inBrackets) {
                int gap = line.length() - 1;
                line.setCharAt(gap, line.charAt(gap) == ']' ? '|' : '[');
            }
            line.append(TextBlock.padRight(inBrackets ? text + "]" : text, pitch));
        }
        return line;
    }

    /** Writes the label of a row before its first cell. */
    private static void putLabel(StringBuilder line, String label) {
        int first = 0;
        while (first < line.length() && (line.charAt(first) == ' ' || line.charAt(first) == '[')) {
            first++;
        }
        int start = first - 1 - TextBlock.width(label);
        if (first < line.length() && start >= 0) {
            line.replace(start, first - 1, label);
        }
    }

    /** The label of a column or row as it is seen. */
    private String label(int dimension, int number) {
        var labels = board.dimensions().get(dimension);
        return labels.get(flipped ? labels.size() - 1 - number : number);
    }

    /** Whether a column as it is seen ends just before a row, and does not go on behind it. */
    private boolean isEnd(int[] layer, int column, int row) {
        int step = rising ? 1 : -1;
        if (at(layer, column, row + step) == NONE) {
            return false;
        }
        for (int other = row; other >= 0 && other < board.dimensions().get(1).size(); other -= step) {
            if (at(layer, column, other) != NONE) {
                return false;
            }
        }
        return true;
    }

    /** The position in a column and row as they are seen, or -1 where nothing can stand. */
    private int at(int[] layer, int column, int row) {
        int columns = board.dimensions().getFirst().size();
        int rows = board.dimensions().get(1).size();
        if (row < 0 || row >= rows) {
            return NONE;
        }
        var place = layer.clone();
        place[0] = flipped ? columns - 1 - column : column;
        place[1] = flipped ? rows - 1 - row : row;
        int position = board.positionAt(place);
        return position < 0 || drawn.get(position).equals(" ") ? NONE : position;
    }
}
