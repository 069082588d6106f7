package org.senet.launcher.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.senet.api.Game;

/**
 * Where the positions of a board lie in a picture. What the board's text does not say is inferred from its directions: squares,
 * hexagons where there are two axes and one of the two diagonals, points where steps lead over positions that do not exist, and a
 * graph where positions lie in no dimension. Immutable.
 */
public final class BoardGeometry {
    private final Style style;
    private final Map<String, Cell> squares = new LinkedHashMap<>();
    private final Map<String, Point> places;
    private final List<Lines.Segment> lines;
    private final Set<String> dark = new HashSet<>();
    private final List<List<String>> dimensions;
    private final boolean isUpright;
    private final boolean fallingDiagonal;

    private BoardGeometry(Game game) {
        game.squares().forEach(square -> squares.put(square.name(), Cell.of(square)));
        dimensions = game.dimensions().stream().map(List::copyOf).toList();
        var players = new ArrayList<>(game.players());
        players.addAll(game.chance());
        var steps = Link.of(game, players.getFirst());
        var vectors = new StepVectors(squares, steps);
        fallingDiagonal = vectors.fallingDiagonal();
        var layout = game.layout();
        style = layout.style() == null
                ? inferred(vectors)
                : Style.valueOf(layout.style().toUpperCase(Locale.ROOT));
        var axes = layout.axes().isEmpty()
                ? axes(vectors)
                : layout.axes().stream().map(a -> new Point(a.get(0), a.get(1))).toList();
        isUpright = axes.size() >= 2
                && axes.get(0).equals(new Point(1, 0))
                && axes.get(1).equals(new Point(0, 1))
                && axes.stream().skip(2).allMatch(axis -> Math.abs(axis.x()) < 1 && Math.abs(axis.y()) < 1)
                && layout.places().keySet().stream().allMatch(this::isLoose);
        places = normalized(places(axes, vectors, layout.places(), steps));
        lines = style == Style.POINTS || dimensions.isEmpty() ? Lines.of(squares, places, steps) : List.of();
        if (style == Style.CHEQUERED) {
            shade();
        }
    }

    /** Finds the places of a game's board. */
    public static BoardGeometry of(Game game) {
        return new BoardGeometry(game);
    }

    private Style inferred(StepVectors vectors) {
        if (dimensions.isEmpty() || vectors.leapOverGaps()) {
            return Style.POINTS;
        }
        if (dimensions.size() == 2 && vectors.isHexagonal()) {
            return Style.HEXAGONS;
        }
        return hasOneColour() ? Style.CHEQUERED : Style.SQUARES;
    }

    /** Whether pieces only come to squares of one colour of a chequered board, and to nearly all of these. */
    private boolean hasOneColour() {
        var colours = new HashSet<Long>();
        squares.values().stream()
                .filter(s -> s.inPlay() && s.coordinates() != null)
                .forEach(s -> colours.add(parity(s)));
        long cells = squares.values().stream().filter(s -> !s.inPlay()).count();
        return dimensions.size() == 2 && colours.size() == 1 && cells * 3 > squares.size();
    }

    private static long parity(Cell square) {
        var coordinates = square.coordinates();
        return coordinates == null
                ? 0
                : coordinates.stream().mapToLong(Long::longValue).sum() % 2;
    }

    /** The squares of one colour: those in play if that is one colour, else that of the first corner at the bottom. */
    private void shade() {
        long corner = dimensions.size() < 2 ? 0 : (dimensions.get(1).size() - 1) % 2;
        long wanted = hasOneColour()
                ? squares.values().stream()
                        .filter(Cell::inPlay)
                        .mapToLong(BoardGeometry::parity)
                        .findFirst()
                        .orElse(0)
                : corner;
        squares.values().stream()
                .filter(s -> s.coordinates() != null && parity(s) == wanted)
                .forEach(s -> dark.add(s.name()));
    }

    /** An axis for each dimension; layers and what lies beyond them stand side by side. */
    private List<Point> axes(StepVectors vectors) {
        if (dimensions.size() == 2 && style == Style.HEXAGONS) {
            double slope = vectors.fallingDiagonal() ? -0.5 : 0.5;
            return List.of(new Point(1, 0), new Point(slope, Math.sqrt(3) / 2));
        }
        var axes = new ArrayList<Point>();
        double width = 1;
        double height = 1;
        for (int d = 0; d < dimensions.size(); d++) {
            boolean across = d % 2 == 0;
            axes.add(across ? new Point(width, 0) : new Point(0, height));
            double extent = dimensions.get(d).size() + (d < 2 ? 1 : 0);
            if (across) {
                width *= extent;
            } else {
                height *= extent;
            }
        }
        return axes;
    }

    private Map<String, Point> places(
            List<Point> axes, StepVectors vectors, Map<String, List<Double>> asked, List<Link> steps) {
        var found = new LinkedHashMap<String, Point>();
        for (var square : squares.values()) {
            var coordinates = square.coordinates();
            if (coordinates != null) {
                var at = new Point(0, 0);
                for (int d = 0; d < axes.size(); d++) {
                    at = at.plus(axes.get(d).times(coordinates.get(d)));
                }
                found.put(square.name(), at);
            }
        }
        asked.forEach((name, at) -> found.put(name, new Point(at.get(0), at.get(1))));
        if (found.isEmpty()) {
            return SpringLayout.of(List.copyOf(squares.keySet()), steps);
        }
        vectors.placeLoose(found, axes);
        double bottom = found.values().stream().mapToDouble(Point::y).max().orElse(0) + 1.25;
        double x = found.values().stream().mapToDouble(Point::x).min().orElse(0);
        for (var name : squares.keySet()) {
            if (!found.containsKey(name)) {
                found.put(name, new Point(x++, bottom));
            }
        }
        return found;
    }

    /** The same places with the smallest coordinates 0, in the order of the board. */
    private Map<String, Point> normalized(Map<String, Point> found) {
        double left = found.values().stream().mapToDouble(Point::x).min().orElse(0);
        double top = found.values().stream().mapToDouble(Point::y).min().orElse(0);
        var moved = new LinkedHashMap<String, Point>();
        squares.keySet().forEach(name -> moved.put(name, Point.of(found, name).minus(new Point(left, top))));
        return moved;
    }

    Style style() {
        return style;
    }

    /**
     * Whether the cells are hexagons in rows, each of which stands half a cell further on than the one above it.
     *
     * @param toTheRight whether that is to the right
     */
    public boolean isHexagonal(boolean toTheRight) {
        return style == Style.HEXAGONS && dimensions.size() == 2 && fallingDiagonal != toTheRight;
    }

    /** Where the centres of all positions lie, in the order of the board; the least coordinates are 0. */
    public Map<String, Point> places() {
        return places;
    }

    /** The lines of a board whose pieces stand on points. */
    List<Lines.Segment> lines() {
        return lines;
    }

    boolean isDark(String position) {
        return dark.contains(position);
    }

    /** Whether pieces can come to a position. */
    public boolean isInPlay(String position) {
        var square = squares.get(position);
        return square != null && square.inPlay();
    }

    /** The distance between the centres at the left and the right. */
    double width() {
        return places.values().stream().mapToDouble(Point::x).max().orElse(0);
    }

    /** The distance between the centres at the top and the bottom. */
    double height() {
        return places.values().stream().mapToDouble(Point::y).max().orElse(0);
    }

    /** Whether labels of columns and rows stand outside the board: rows are level, and layers lie on the one below them. */
    boolean isUpright() {
        return isUpright;
    }

    /** Whether a position lies in no dimension, so that no label of a column or row names it. */
    boolean isLoose(String position) {
        var square = squares.get(position);
        return square == null || square.coordinates() == null;
    }

    /** The labels of one of the first two dimensions by where they stand along its axis, in the lowest layer. */
    Map<Double, String> labels(int dimension) {
        var labels = new LinkedHashMap<Double, String>();
        for (var square : squares.values()) {
            var coordinates = square.coordinates();
            if (coordinates != null && coordinates.stream().skip(2).allMatch(c -> c == 0)) {
                var at = Point.of(places, square.name());
                labels.putIfAbsent(
                        dimension == 0 ? at.x() : at.y(),
                        dimensions.get(dimension).get((int) (long) coordinates.get(dimension)));
            }
        }
        return labels;
    }
}
