package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Writes a board. */
final class BoardText {
    private final Board board;
    private final Things things;

    BoardText(Board board, Things things) {
        this.board = board;
        this.things = things;
    }

    Form text(String name, Map<BitSet, String> zones) {
        var clauses = new ArrayList<Form>();
        clauses.add(Form.list("name", name));
        if (board.extents().isEmpty()) {
            graph(clauses);
        } else {
            grid(clauses);
        }
        zones.forEach((cells, zone) -> clauses.add(
                Form.list("zone", zone, cells.stream().mapToObj(things::cell).toList())));
        return Form.list("board", clauses);
    }

    private void grid(List<Form> clauses) {
        var extents = board.extents();
        clauses.add(dimension("a", Things.column(extents.get(0) - 1)));
        clauses.add(dimension(String.valueOf(extents.get(1)), "1"));
        if (extents.size() > 2) {
            clauses.add(dimension("A", String.valueOf((char) ('A' + extents.get(2) - 1))));
        }
        board.vectors()
                .forEach((direction, vector) -> clauses.add(Form.list(
                        "dir",
                        things.direction(direction),
                        vector.stream().map(Form::word).toList())));
        var missing = missing();
        if (!missing.isEmpty()) {
            clauses.add(Form.list("kill", missing));
        }
    }

    private static Form dimension(String first, String last) {
        return Form.list("dim", Form.string(first.equals(last) ? first : first + "-" + last));
    }

    /** The positions of the grid that are no cells. */
    private List<String> missing() {
        var there = new HashSet<List<Integer>>();
        board.cells().forEach(cell -> there.add(cell.at()));
        var missing = new ArrayList<String>();
        var extents = board.extents();
        int layers = extents.size() > 2 ? extents.get(2) : 1;
        for (int layer = 0; layer < layers; layer++) {
            for (int row = 0; row < extents.get(1); row++) {
                for (int column = 0; column < extents.get(0); column++) {
                    var at = extents.size() > 2 ? List.of(column, row, layer) : List.of(column, row);
                    if (!there.contains(at)) {
                        missing.add(Things.label(at, extents));
                    }
                }
            }
        }
        return missing;
    }

    private void graph(List<Form> clauses) {
        var cells = new ArrayList<String>();
        for (int i = 0; i < board.size(); i++) {
            cells.add(things.cell(i));
        }
        clauses.add(Form.list("position", cells));
        board.steps().forEach((direction, steps) -> {
            var pairs = new ArrayList<String>();
            for (int i = 0; i < steps.length; i++) {
                if (steps[i] >= 0) {
                    pairs.add(things.cell(i));
                    pairs.add(things.cell(steps[i]));
                }
            }
            clauses.add(Form.list("link", things.direction(direction), pairs));
        });
    }
}
