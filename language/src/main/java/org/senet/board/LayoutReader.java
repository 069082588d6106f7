package org.senet.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.errors.Plural;

/**
 * Reads how a board wants to be drawn: {@code (layout points)}, {@code (layout hexagons (axes (1 0) (0.5 0.87)))},
 * {@code (layout pits (at store 6 0.5))}.
 */
final class LayoutReader {
    private static final List<String> STYLES = List.of("squares", "chequered", "hexagons", "points", "pits");
    /** Larger numbers make no picture. */
    private static final double FARTHEST = 1000;

    private final PositionTable positions;
    private final Clause clause;
    private final Map<Integer, List<Double>> places = new LinkedHashMap<>();
    private List<List<Double>> axes = List.of();
    private @Nullable String style;

    private LayoutReader(PositionTable positions, Clause clause) {
        this.positions = positions;
        this.clause = clause;
    }

    /** The layout that a board declares; the board's own clause replaces an inherited one. */
    static Layout read(Declaration declaration, PositionTable positions) {
        Clause chosen = null;
        for (Clause clause : declaration.all("layout")) {
            if (chosen != null && !chosen.inherited()) {
                throw clause.form().mistake("a board has only one part `layout`", null);
            }
            chosen = clause;
        }
        return chosen == null ? Layout.INFERRED : new LayoutReader(positions, chosen).read();
    }

    private Layout read() {
        for (Item item : clause.arguments()) {
            if (item.isForm("axes")) {
                readAxes(item);
            } else if (item.isForm("at")) {
                readPlace(item);
            } else {
                readStyle(item);
            }
        }
        return new Layout(style, axes, Map.copyOf(places));
    }

    private void readStyle(Item item) {
        String name = item.isForm() ? null : item.nameOrNull();
        if (name == null || !STYLES.contains(name)) {
            throw item.mistake(
                    "a board is not drawn as `" + item.text() + "`",
                    name == null
                            ? "a layout is written (layout points (axes (1 0) (0 1)) (at store 6 0.5))"
                            : Hints.of(name, STYLES, "the styles"));
        }
        if (style != null) {
            throw item.mistake("the layout is `" + style + "` already", null);
        }
        style = name;
    }

    private void readAxes(Item item) {
        var vectors = new ArrayList<List<Double>>();
        for (Item vector : tail(item)) {
            List<Item> numbers = vector.elements();
            if (numbers.size() != 2) {
                throw vector.mistake(
                        "an axis is two numbers, how far to the right and how far down",
                        "a board of squares has the axes (1 0) and (0 1)");
            }
            vectors.add(List.of(number(numbers.get(0)), number(numbers.get(1))));
        }
        int dimensions = positions.grid().dimensions().size();
        if (vectors.size() != dimensions && !clause.inherited()) {
            throw item.mistake(
                    "a board of " + Plural.of(dimensions, "dimension") + " needs as many axes, not " + vectors.size(),
                    "each dimension has an axis, in the order of the dimensions");
        }
        axes = vectors.size() == dimensions ? List.copyOf(vectors) : List.of();
    }

    private void readPlace(Item item) {
        List<Item> arguments = tail(item);
        if (arguments.size() != 3) {
            throw item.mistake("`at` needs a position and two numbers", "it is written (at store 6 0.5)");
        }
        Item named = arguments.getFirst();
        int position = positions.number(named.name("a position"));
        List<Double> place = List.of(number(arguments.get(1)), number(arguments.get(2)));
        if (position >= 0) {
            places.put(position, place);
        } else if (!clause.inherited()) {
            throw named.mistake(
                    "the board has no position `" + named.name("a position") + "`",
                    Hints.of(named.name("a position"), positions.names(), "the positions"));
        }
    }

    private static List<Item> tail(Item form) {
        List<Item> elements = form.elements();
        return elements.subList(1, elements.size());
    }

    private static double number(Item item) {
        if (item.value() instanceof Number number && Math.abs(number.doubleValue()) <= FARTHEST) {
            return number.doubleValue();
        }
        throw item.mistake(
                "expected a number from -1000 to 1000, not `" + item.text() + "`", "1 is the width of a square");
    }
}
