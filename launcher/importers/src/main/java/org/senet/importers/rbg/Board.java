package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.senet.importers.ImportException;
import org.senet.importers.rbg.Token.Kind;

/**
 * A board as a graph.
 *
 * @param cells the cells in the order of the text; the first one is where the rules begin
 * @param steps for each direction and cell the cell to which it leads, or -1
 * @param extents the number of cells along each dimension; empty for a graph without dimensions
 * @param vectors what each direction adds to the coordinates of a cell, where there are dimensions
 */
record Board(List<Cell> cells, Map<String, int[]> steps, List<Integer> extents, Map<String, List<Integer>> vectors) {

    /**
     * A cell.
     *
     * @param name its name where the board is written as a graph; else empty
     * @param at its coordinates; empty where the board has no dimensions
     */
    record Cell(String name, String piece, List<Integer> at) {}

    int size() {
        return cells.size();
    }

    /** Where a direction leads from each cell, or -1. */
    int[] steps(String direction) {
        return steps.getOrDefault(direction, none(size()));
    }

    /** The cells of a section {@code #board}. */
    static Board read(Tokens tokens, Sections sections) {
        var first = tokens.peek("a board");
        var board =
                switch (first.text()) {
                    case "rectangle" -> new Grid(tokens, sections, List.of("u", "d", "l", "r")).read(0, false);
                    case "cuboid" -> new Grid(tokens, sections, List.of("u", "d", "l", "r", "f", "b")).read(1, false);
                    case "hexagon" ->
                        new Grid(tokens, sections, List.of("nw", "ne", "e", "se", "sw", "w")).read(0, true);
                    default -> graph(tokens, sections);
                };
        if (!tokens.isEnd()) {
            throw Tokens.unexpected(tokens.peek(""), "the end of the board");
        }
        if (board.cells.isEmpty()) {
            throw ImportException.at(first.place(), "the board has no cells");
        }
        return board;
    }

    private static Board graph(Tokens tokens, Sections sections) {
        record Edge(int from, String direction, Token to) {}
        var numbers = new LinkedHashMap<String, Integer>();
        var cells = new ArrayList<Cell>();
        var edges = new ArrayList<Edge>();
        while (!tokens.isEnd()) {
            var name = tokens.name("the name of a cell");
            if (numbers.putIfAbsent(name.text(), cells.size()) != null) {
                throw ImportException.at(name.place(), "there are two cells `" + name + "`");
            }
            tokens.expect("[");
            var piece = piece(tokens.name("the name of a piece"), sections);
            tokens.expect("]");
            tokens.expect("{");
            // A trailing comma comes of arguments that are empty.
            while (!tokens.next("}")) {
                var direction = tokens.name("the name of a direction");
                checkDirection(direction, sections);
                tokens.expect(":");
                edges.add(new Edge(cells.size(), direction.text(), tokens.name("the name of a cell")));
                if (!tokens.next("}")) {
                    tokens.expect(",");
                }
            }
            tokens.expect("}");
            cells.add(new Cell(name.text(), piece, List.of()));
        }
        var steps = new LinkedHashMap<String, int[]>();
        for (var edge : edges) {
            var to = numbers.get(edge.to().text());
            if (to == null) {
                throw ImportException.at(edge.to().place(), "there is no cell `" + edge.to() + "`");
            }
            var table = steps.computeIfAbsent(edge.direction(), key -> none(cells.size()));
            if (table[edge.from()] >= 0) {
                throw ImportException.at(
                        edge.to().place(), "the direction `" + edge.direction() + "` leads to two cells");
            }
            table[edge.from()] = to;
        }
        return new Board(cells, steps, List.of(), Map.of());
    }

    static int[] none(int size) {
        var table = new int[size];
        java.util.Arrays.fill(table, -1);
        return table;
    }

    static String piece(Token name, Sections sections) {
        if (!sections.pieces().containsKey(name.text())) {
            throw ImportException.at(
                    name.place(),
                    "there is no piece `" + name + "`",
                    "the pieces are: " + String.join(", ", sections.pieces().keySet()));
        }
        return name.text();
    }

    static void checkDirection(Token name, Sections sections) {
        if (sections.pieces().containsKey(name.text()) || sections.isVariable(name.text())) {
            throw ImportException.at(name.place(), "the direction `" + name + "` has the name of something else");
        }
    }

    /** Reads boards that are made of rows. */
    private static final class Grid {
        private final Tokens tokens;
        private final Sections sections;
        private final List<String> directions = new ArrayList<>();
        private final List<Cell> cells = new ArrayList<>();
        private final List<List<Integer>> moves;

        /** @param kinds for each direction that is named, which way it leads */
        Grid(Tokens tokens, Sections sections, List<String> kinds) {
            this.tokens = tokens;
            this.sections = sections;
            tokens.take("a board");
            tokens.expect("(");
            for (int i = 0; i < kinds.size(); i++) {
                var name = tokens.name("the name of a direction");
                checkDirection(name, sections);
                if (directions.contains(name.text())) {
                    throw ImportException.at(name.place(), "the direction `" + name + "` is named twice");
                }
                directions.add(name.text());
                tokens.expect(",");
            }
            moves = kinds.stream().map(kind -> vector(kind, kinds.size())).toList();
        }

        /** How a direction changes column, row and, in a cuboid, layer; rows of a hexagon are moved so that each direction is straight. */
        private static List<Integer> vector(String kind, int count) {
            boolean hexagon = count == 6 && kind.matches("nw|ne|e|se|sw|w");
            var flat =
                    switch (kind) {
                        case "u", "ne" -> List.of(0, -1);
                        case "d", "sw" -> List.of(0, 1);
                        case "l", "w" -> List.of(-1, 0);
                        case "r", "e" -> List.of(1, 0);
                        case "nw" -> List.of(-1, -1);
                        case "se" -> List.of(1, 1);
                        default -> List.of(0, 0);
                    };
            if (count == 4 || hexagon) {
                return flat;
            }
            return List.of(flat.get(0), flat.get(1), kind.equals("f") ? 1 : kind.equals("b") ? -1 : 0);
        }

        Board read(int layers, boolean hexagon) {
            var extents = new ArrayList<Integer>();
            if (layers == 0) {
                extents.addAll(rows(List.of(), hexagon));
            } else {
                int layer = 0;
                while (tokens.next("[")) {
                    var place = tokens.peek("a layer").place();
                    tokens.expect("[");
                    var extent = rows(List.of(layer++), false);
                    tokens.expect("]");
                    if (!extents.isEmpty() && !extents.equals(extent)) {
                        throw ImportException.at(place, "this layer is not as large as the one before it");
                    }
                    extents.clear();
                    extents.addAll(extent);
                }
                extents.add(layer);
            }
            tokens.expect(")");
            return new Board(cells, steps(), extents, vectors());
        }

        /** Rows of cells of one layer; its number of columns and rows. */
        private List<Integer> rows(List<Integer> layer, boolean hexagon) {
            int previous = -1;
            int peak = Integer.MAX_VALUE;
            int widest = 0;
            int row = 0;
            while (tokens.next("[")) {
                var place = tokens.peek("a row").place();
                var pieces = row();
                int size = pieces.size();
                if (hexagon && previous >= 0) {
                    boolean shorter = size == previous - 1;
                    if (!shorter && (size != previous + 1 || peak < row)) {
                        throw ImportException.at(
                                place,
                                "a row of a hexagon is one cell longer than the one before it, or, "
                                        + "beyond the longest row, one cell shorter");
                    }
                    peak = shorter ? Math.min(peak, row - 1) : peak;
                } else if (previous >= 0 && size != previous) {
                    throw ImportException.at(place, "this row is not as long as the one before it");
                }
                int shift = Math.max(0, row - peak);
                for (int column = 0; column < size; column++) {
                    if (!pieces.get(column).isEmpty()) {
                        var at = new ArrayList<>(List.of(column + shift, row));
                        at.addAll(layer);
                        cells.add(new Cell("", pieces.get(column), List.copyOf(at)));
                    }
                }
                widest = Math.max(widest, size + shift);
                previous = size;
                row++;
            }
            if (row == 0) {
                throw Tokens.unexpected(tokens.peek("a row"), "a row of cells in brackets");
            }
            return List.of(widest, row);
        }

        /** The pieces of a row; an empty text where there is no cell. */
        private List<String> row() {
            tokens.expect("[");
            var pieces = new ArrayList<String>();
            do {
                pieces.add(tokens.nextIs(Kind.NAME) ? piece(tokens.name("the name of a piece"), sections) : "");
            } while (tokens.takeIf(","));
            tokens.expect("]");
            return pieces;
        }

        private Map<String, int[]> steps() {
            var numbers = new LinkedHashMap<List<Integer>, Integer>();
            cells.forEach(cell -> numbers.put(cell.at(), numbers.size()));
            var steps = new LinkedHashMap<String, int[]>();
            for (int d = 0; d < directions.size(); d++) {
                var table = none(cells.size());
                for (int i = 0; i < table.length; i++) {
                    var to = new ArrayList<Integer>();
                    for (int k = 0; k < moves.get(d).size(); k++) {
                        to.add(cells.get(i).at().get(k) + moves.get(d).get(k));
                    }
                    table[i] = numbers.getOrDefault(to, -1);
                }
                steps.put(directions.get(d), table);
            }
            return steps;
        }

        private Map<String, List<Integer>> vectors() {
            var vectors = new LinkedHashMap<String, List<Integer>>();
            for (int d = 0; d < directions.size(); d++) {
                vectors.put(directions.get(d), moves.get(d));
            }
            return vectors;
        }
    }
}
