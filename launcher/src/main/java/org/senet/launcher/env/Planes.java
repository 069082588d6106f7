package org.senet.launcher.env;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Piece;
import org.senet.api.Position;
import org.senet.api.Square;

/**
 * Positions as numbers. The board is an array of planes, rows and columns, in sparse form; what belongs to the whole position is a
 * vector. Immutable.
 */
final class Planes {
    private final ActionSpace actions;
    private final List<String> players;
    private final List<String> planes = new ArrayList<>();
    private final List<String> globals = new ArrayList<>();
    private final List<String> attributes;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> cells = new LinkedHashMap<>();
    private final int height;
    private final int width;

    Planes(ActionSpace actions, Position start) {
        this.actions = actions;
        var game = start.game();
        players = game.players();
        var owners = new ArrayList<>(players);
        owners.addAll(game.chance());
        var types = List.copyOf(game.letters().keySet());
        for (var owner : owners) {
            types.forEach(type -> plane(key("", owner, type), owner + " " + type));
        }
        for (var owner : owners) {
            types.forEach(type -> plane(key("below", owner, type), owner + " " + type + " below"));
        }
        var names = new TreeSet<String>();
        game.pieceAttributes().values().forEach(names::addAll);
        names.forEach(name -> plane(key("attribute", name, ""), "attribute " + name));
        plane("selected", "selected");
        attributes = start.attributes().keySet().stream().sorted().toList();
        players.forEach(player -> globals.add(player + " to move"));
        attributes.forEach(name -> globals.add("attribute " + name));
        for (var owner : owners) {
            types.forEach(type -> globals.add(owner + " holds " + type));
        }
        types.forEach(type -> globals.add("selected " + type));
        globals.add("moves to choose from");
        int[] size = layOut(game);
        height = size[0];
        width = size[1];
    }

    private void plane(String key, String name) {
        numbers.put(key, planes.size());
        planes.add(name);
    }

    private static String key(String kind, String first, String second) {
        return kind + "\n" + first + "\n" + second;
    }

    /** Puts positions with labels in all dimensions into a grid, the first dimension across, and others into rows below. */
    private int[] layOut(Game game) {
        var lengths = game.dimensions().stream().map(List::size).toList();
        int across = lengths.isEmpty() ? game.positions().size() : lengths.getFirst();
        int down = lengths.stream().skip(1).reduce(1, (a, b) -> a * b);
        boolean grid = !lengths.isEmpty();
        int loose = 0;
        int first = grid ? down * across : 0;
        for (var square : game.squares().stream()
                .filter(Square::inPlay)
                .sorted(Comparator.comparingInt(square -> actions.click(square.name())))
                .toList()) {
            var at = square.coordinates();
            cells.put(square.name(), grid && at != null ? cell(at, lengths) : first + loose++);
        }
        int rows = (grid ? down : 0) + (loose + across - 1) / Math.max(1, across);
        return new int[] {Math.max(1, rows), Math.max(1, across)};
    }

    private static int cell(List<Long> coordinates, List<Integer> lengths) {
        int row = 0;
        for (int i = lengths.size() - 1; i > 0; i--) {
            row = row * lengths.get(i) + coordinates.get(i).intValue();
        }
        return row * lengths.getFirst() + coordinates.getFirst().intValue();
    }

    /** What the planes of the board are, in words. */
    List<String> planes() {
        return planes;
    }

    /** What the numbers of the whole position are, in words. */
    List<String> globals() {
        return globals;
    }

    int height() {
        return height;
    }

    int width() {
        return width;
    }

    /** Where each position of the board is: row times width plus column. */
    Map<String, Integer> cells() {
        return cells;
    }

    /** What is not zero on the board: places in the tensor and their values in turn. */
    List<Number> board(Environment environment) {
        var board = new ArrayList<Number>();
        for (var piece : environment.position().pieces()) {
            int cell = cell(piece.position());
            put(board, plane(key("", piece.owner(), piece.piece())), cell, 1);
            piece.attributes().forEach((name, value) -> {
                double number = number(value);
                if (number != 0) {
                    put(board, plane(key("attribute", name, "")), cell, number);
                }
            });
            below(board, piece, cell);
        }
        int click = 0;
        for (int action : environment.selected()) {
            click++;
            if (action < actions.squares()) {
                put(board, plane("selected"), cell(actions.names().get(action)), click);
            }
        }
        return board;
    }

    private void below(List<Number> board, Piece piece, int cell) {
        if (!piece.below().isEmpty()) {
            var counts = new LinkedHashMap<Integer, Integer>();
            piece.below()
                    .forEach(under -> counts.merge(plane(key("below", under.owner(), under.piece())), 1, Integer::sum));
            counts.forEach((plane, count) -> put(board, plane, cell, count));
        }
    }

    private void put(List<Number> board, int plane, int cell, double value) {
        board.add(plane * height * width + cell);
        board.add(plain(value));
    }

    private int plane(String key) {
        var number = numbers.get(key);
        if (number == null) {
            throw new IllegalStateException("a piece without a plane: " + key);
        }
        return number;
    }

    private int cell(String square) {
        var cell = cells.get(square);
        if (cell == null) {
            throw new IllegalStateException("a piece beside the board: " + square);
        }
        return cell;
    }

    /** The numbers of the whole position. */
    List<Number> globals(Environment environment) {
        var position = environment.position();
        boolean over = environment.over();
        var values = new ArrayList<Number>();
        players.forEach(player -> values.add(!over && player.equals(position.player()) ? 1 : 0));
        var known = position.attributes();
        attributes.forEach(name -> values.add(plain(number(known.get(name)))));
        var reserves = position.reserves();
        var owners = new ArrayList<>(players);
        owners.addAll(position.game().chance());
        var types = position.game().letters().keySet();
        for (var owner : owners) {
            var held = reserves.getOrDefault(owner, Map.of());
            types.forEach(type -> values.add(held.getOrDefault(type, 0L)));
        }
        types.forEach(type -> values.add(environment.selected().contains(actions.click(type)) ? 1 : 0));
        values.add(environment.choices().size());
        return values;
    }

    /** Truth values are 1 and 0; what is no number is 0. */
    private static double number(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        return Boolean.TRUE.equals(value) ? 1 : 0;
    }

    private static Number plain(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? (Number) (long) value : (Number) value;
    }
}
