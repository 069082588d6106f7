package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a board: as dimensions and directions where it is one grid, else as positions and links. */
final class BoardWriter {
    private final BoardGraph board;
    private final Names names;
    private final List<Form> clauses = new ArrayList<>();

    private BoardWriter(BoardGraph board, Names names) {
        this.board = board;
        this.names = names;
    }

    /** The definition of a board with a name. */
    static Form write(BoardGraph board, Names names, String name) {
        if (board.steps().values().stream().anyMatch(java.util.Map::isEmpty)) {
            board.nowhere();
        }
        var writer = new BoardWriter(board, names);
        writer.clauses.add(Form.list("name", name));
        if (board.grids().size() == 1 && writer.isPlain(board.grids().getFirst())) {
            writer.grid(board.grids().getFirst());
        } else {
            writer.graph();
        }
        writer.symmetries();
        writer.zones();
        return Form.list("board", writer.clauses);
    }

    /** Whether the positions of a grid have the names in the program that their labels make. */
    private boolean isPlain(BoardGraph.Grid grid) {
        var joined = joined(grid);
        return joined.stream().distinct().count() == joined.size()
                && joined.stream().allMatch(label -> label.equals(names.find(Names.Kind.POSITION, label)))
                && grid.labels().stream().flatMap(List::stream).allMatch(label -> label.matches("[\\p{L}]+|\\d+"));
    }

    private List<String> joined(BoardGraph.Grid grid) {
        var joined = List.of("");
        for (var labels : grid.labels()) {
            var longer = new ArrayList<String>();
            for (var label : labels) {
                for (var before : joined) {
                    longer.add(before + spelled(label));
                }
            }
            joined = longer;
        }
        return joined;
    }

    /** Numbers may have a small letter behind them, but no capital one. */
    private String spelled(String label) {
        var first = board.grids().getFirst().labels().getFirst().getFirst();
        return first.matches("\\d+") && label.matches("[A-Z]") ? label.toLowerCase(java.util.Locale.ROOT) : label;
    }

    private void grid(BoardGraph.Grid grid) {
        for (var labels : grid.labels()) {
            clauses.add(Form.list(
                    "dim", "\"" + range(labels.stream().map(this::spelled).toList()) + "\""));
        }
        var expected = new LinkedHashMap<String, Map<String, String>>();
        grid.directions().forEach((name, vector) -> {
            var direction = String.valueOf(names.find(Names.Kind.DIRECTION, name));
            var items = new ArrayList<Object>(List.of(direction));
            for (int step : vector) {
                items.add(step);
            }
            clauses.add(Form.list("dir", items));
            expected.put(direction, steps(grid, vector));
        });
        if (!board.single().isEmpty()) {
            clauses.add(Form.list("position", board.single()));
        }
        if (!board.killed().isEmpty()) {
            clauses.add(Form.list("kill", board.killed()));
        }
        board.steps()
                .forEach((direction, ways) -> differences(direction, ways, expected.getOrDefault(direction, Map.of())));
    }

    private Map<String, String> steps(BoardGraph.Grid grid, int[] vector) {
        var cells = joined(grid);
        var steps = new HashMap<String, String>();
        int[] sizes = grid.labels().stream().mapToInt(List::size).toArray();
        for (int index = 0; index < cells.size(); index++) {
            int rest = index;
            int to = 0;
            int scale = 1;
            for (int i = 0; i < sizes.length && to >= 0; i++) {
                int at = rest % sizes[i] + vector[i];
                rest /= sizes[i];
                to = at < 0 || at >= sizes[i] ? -1 : to + at * scale;
                scale *= sizes[i];
            }
            if (to >= 0 && !board.isKilled(cells.get(index)) && !board.isKilled(cells.get(to))) {
                steps.put(cells.get(index), cells.get(to));
            }
        }
        return steps;
    }

    private void differences(String direction, Map<String, String> ways, Map<String, String> expected) {
        var lost = expected.keySet().stream()
                .filter(from -> !ways.containsKey(from))
                .sorted()
                .toList();
        if (ways.isEmpty() && expected.isEmpty() && !isOfGrid(direction)) {
            // The direction is known, but leads nowhere.
            clauses.add(Form.list("link", direction, board.nowhere(), board.nowhere()));
        }
        if (!lost.isEmpty()) {
            var items = new ArrayList<Object>(List.of(direction));
            items.addAll(lost);
            clauses.add(Form.list("unlink", items));
        }
        var more = new ArrayList<Object>(List.of(direction));
        ways.forEach((from, to) -> {
            if (!to.equals(expected.get(from))) {
                more.add(from);
                more.add(to);
            }
        });
        if (more.size() > 1) {
            clauses.add(Form.list("link", more));
        }
    }

    private boolean isOfGrid(String direction) {
        return board.grids().size() == 1
                && isPlain(board.grids().getFirst())
                && board.grids().getFirst().directions().keySet().stream()
                        .anyMatch(name -> direction.equals(names.find(Names.Kind.DIRECTION, name)));
    }

    private void graph() {
        clauses.add(Form.list("position", board.positions()));
        board.steps().forEach((direction, ways) -> differences(direction, ways, Map.of()));
    }

    /** Labels as a range, if they are one. */
    private static String range(List<String> labels) {
        if (labels.size() > 2) {
            var first = labels.getFirst();
            var last = labels.getLast();
            boolean letters = labels.stream().allMatch(label -> label.matches("[a-z]"))
                    || labels.stream().allMatch(label -> label.matches("[A-Z]"));
            boolean numbers = labels.stream().allMatch(label -> label.matches("[1-9]\\d{0,3}|0"));
            if (letters || numbers) {
                int from = letters ? first.charAt(0) : Integer.parseInt(first);
                int to = letters ? last.charAt(0) : Integer.parseInt(last);
                int step = to > from ? 1 : -1;
                boolean even = Math.abs(to - from) == labels.size() - 1;
                for (int i = 0; i < labels.size() && even; i++) {
                    int value = letters ? labels.get(i).charAt(0) : Integer.parseInt(labels.get(i));
                    even = value == from + i * step;
                }
                if (even) {
                    return first + "-" + last;
                }
            }
        }
        return String.join("/", labels);
    }

    private void symmetries() {
        board.symmetries().forEach((player, meanings) -> {
            var items = new ArrayList<Object>(List.of(player));
            meanings.forEach((direction, meaning) -> items.add(Form.list(direction, meaning)));
            clauses.add(Form.list("symmetry", items));
        });
    }

    private void zones() {
        board.zones().forEach((zone, byPlayer) -> {
            var same = byPlayer.values().stream().distinct().count() == 1
                    && byPlayer.size() == names.all(Names.Kind.PLAYER).size();
            if (same) {
                zone(List.of(zone), byPlayer.values().iterator().next());
            } else {
                byPlayer.forEach((player, members) -> zone(List.of(zone, player), members));
            }
        });
    }

    private void zone(List<String> head, List<String> members) {
        var items = new ArrayList<Object>(head);
        members.stream().filter(position -> !board.isKilled(position)).forEach(items::add);
        if (items.size() > head.size()) {
            clauses.add(Form.list("zone", items));
        }
    }
}
