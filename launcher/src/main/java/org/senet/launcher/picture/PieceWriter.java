package org.senet.launcher.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Draws pieces: each shape is defined once for each colour. */
final class PieceWriter {
    /** How far pieces of a column stand above each other. */
    private static final double RISE = 6;
    /** Higher columns are drawn no higher. */
    private static final int MOST_SHOWN = 12;

    private static final int MOST_SEEDS = 24;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private final Svg svg;
    private final PieceArt art;
    private final boolean flipped;
    private final Map<String, String> ids = new LinkedHashMap<>();

    PieceWriter(Svg svg, PieceArt art, boolean flipped) {
        this.svg = svg;
        this.art = art;
        this.flipped = flipped;
    }

    /** Defines what a scene needs. */
    void define(Scene scene, List<String> players) {
        svg.open("defs");
        for (var piece : scene.pieces()) {
            define(piece);
            piece.below().forEach(this::define);
        }
        for (var player : players) {
            for (var type : scene.reserves().getOrDefault(player, Map.of()).keySet()) {
                define(new PlacedPiece("", type, player, Map.of(), List.of()));
            }
        }
        svg.close("defs");
    }

    private static Shape shown(Shape shape) {
        return shape == Shape.SEEDS ? Shape.DISK : shape;
    }

    private String key(PlacedPiece piece) {
        return art.shape(piece.piece(), piece.owner()) + art.fill(piece);
    }

    private void define(PlacedPiece piece) {
        var key = key(piece);
        var shape = art.shape(piece.piece(), piece.owner());
        if (ids.containsKey(key) || shape == Shape.SEEDS) {
            return;
        }
        // The same for the same drawing, because a page may hold several pictures, which share their names.
        var id = (shown(shape) + art.fill(piece)).toLowerCase(Locale.ROOT).replace('#', '-');
        ids.put(key, id);
        var ink = PieceArt.ink(art.fill(piece));
        svg.open(
                "g",
                "id",
                id,
                "fill",
                art.fill(piece),
                "stroke",
                ink.equals("#f3eee2") ? "#141210" : ink,
                "stroke-width",
                1.5,
                "stroke-linejoin",
                "round");
        svg.empty("path", "d", shape.outline(), "fill-rule", "evenodd");
        if (!shape.details().isEmpty()) {
            svg.empty("path", "d", shape.details(), "fill", "none", "stroke", ink);
        }
        svg.close("g");
    }

    /** Draws a piece, and those under it, at its place. */
    void draw(PlacedPiece piece, Point at) {
        var place = "translate(" + Svg.number(at.x()) + " " + Svg.number(at.y()) + ")";
        if (piece.position().isEmpty()) {
            svg.open("g", "transform", place);
        } else {
            svg.open("g", "data-piece", piece.position(), "transform", place);
        }
        int under = Math.min(piece.below().size(), MOST_SHOWN);
        for (int i = 0; i < under; i++) {
            single(piece.below().get(piece.below().size() - 1 - i), -RISE * i);
        }
        single(piece, -RISE * under);
        svg.close("g");
    }

    private void single(PlacedPiece piece, double y) {
        var shape = shown(art.shape(piece.piece(), piece.owner()));
        if (art.shape(piece.piece(), piece.owner()) == Shape.SEEDS) {
            seeds(art.label(piece));
            return;
        }
        int turn = art.turn(piece, flipped);
        var id = "#" + ids.get(key(piece));
        if (turn == 0) {
            svg.empty("use", "href", id, "y", y);
        } else {
            svg.empty("use", "href", id, "transform", "rotate(" + turn + ")");
        }
        var label = art.label(piece);
        if (label != null && !label.isEmpty()) {
            label(label, shape, turn, y, PieceArt.ink(art.fill(piece)));
        }
    }

    private void label(String label, Shape shape, int turn, double y, String ink) {
        int length = label.codePointCount(0, label.length());
        double size = Math.max(9, (length <= 1 ? 24 : length == 2 ? 19 : 38.0 / length));
        double down = shape == Shape.PENTAGON ? 4 : 0;
        svg.text(
                "text",
                label,
                "y",
                y + down + size * 0.35,
                "font-size",
                size,
                "fill",
                ink,
                "font-weight",
                "bold",
                "transform",
                "rotate(" + turn + ")");
    }

    /** Seeds lie in a spiral; beside many of them stands their number. */
    private void seeds(@Nullable String count) {
        int seeds = count != null && count.matches("\\d{1,9}") ? Integer.parseInt(count) : 0;
        for (int i = 0; i < Math.min(seeds, MOST_SEEDS); i++) {
            double radius = 4.2 * Math.sqrt(i + 0.5);
            svg.empty(
                    "circle",
                    "cx",
                    radius * Math.cos(i * GOLDEN_ANGLE),
                    "cy",
                    radius * Math.sin(i * GOLDEN_ANGLE),
                    "r",
                    3.6,
                    "fill",
                    "#8a5a2b",
                    "stroke",
                    "#4d3015");
        }
        svg.text("text", String.valueOf(seeds), "x", 24, "y", 28, "font-size", 13, "fill", "#7a5a3a");
    }
}
