package org.senet.launcher.picture;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.api.Game;

/** Draws positions of a game. Immutable. */
public final class BoardPicture {
    private static final int UNIT = Frame.UNIT;
    private static final double LARGEST_NAME = 10;
    /** Of letters of size 1, on average. */
    private static final double WIDTH_OF_LETTER = 0.6;

    private final BoardGeometry geometry;
    private final PieceArt art;
    private final List<String> players;
    private final Set<String> zone = new HashSet<>();

    /** Finds out what the board and the pieces of a game look like. */
    public BoardPicture(Game game) {
        geometry = BoardGeometry.of(game);
        art = new PieceArt(game);
        players = game.players();
        for (var z : game.zones()) {
            // A zone of half the board says nothing.
            if (z.player() == null
                    && z.positions().size() * 4 <= geometry.places().size()) {
                zone.addAll(z.positions());
            }
        }
    }

    /** Where the positions lie. */
    public BoardGeometry geometry() {
        return geometry;
    }

    /** Where things lie in the picture of a scene. */
    public Frame frame(Scene scene, View view) {
        return Frame.of(geometry, scene, view, players);
    }

    /** The picture of a scene, a whole document. */
    public String draw(Scene scene, View view) {
        var frame = frame(scene, view);
        var palette = view.dark() ? Palette.DARK : Palette.LIGHT;
        var svg = Svg.begin(0, 0, frame.width(), frame.height());
        svg.text("title", scene.title()).newLine();
        var pieces = new PieceWriter(svg, art, view.flipped());
        define(svg, palette);
        pieces.define(scene, players);
        svg.newLine().empty("rect", "width", frame.width(), "height", frame.height(), "fill", palette.ground());
        drawBoard(svg, frame, palette, scene, view.flipped());
        if (Frame.hasLabels(geometry, view)) {
            drawLabels(svg, frame, palette, view.flipped());
        }
        if (view.coordinates()) {
            drawNames(svg, frame, palette);
        }
        svg.newLine();
        for (var piece : scene.pieces()) {
            var at = frame.positions().get(piece.position());
            if (at != null) {
                pieces.draw(piece, at);
            }
        }
        drawHands(svg, frame, palette, scene, pieces);
        new ArrowWriter(svg, palette).draw(scene.arrows(), frame);
        return svg.newLine().close("svg").newLine().toString();
    }

    /** A piece alone, for lists of choices. */
    public String drawPiece(PlacedPiece piece) {
        var svg = Svg.begin(-UNIT / 2.0, -UNIT / 2.0, UNIT, UNIT);
        var pieces = new PieceWriter(svg, art, false);
        var scene = new Scene("", List.of(piece), Map.of(), Set.of(), Set.of());
        pieces.define(scene, players);
        pieces.draw(piece, new Point(0, 0));
        return svg.close("svg").toString();
    }

    /** A piece in words: its owner and type, what is written on it, and how many pieces stand under it. */
    public String describe(PlacedPiece piece) {
        var words = new StringBuilder(piece.owner()).append(' ').append(piece.piece());
        art.value(piece).ifPresent(value -> words.append(' ').append(value));
        if (!piece.below().isEmpty()) {
            words.append(" on ").append(piece.below().size());
        }
        return words.toString().strip();
    }

    private void define(Svg svg, Palette palette) {
        svg.open("defs");
        var kinds = new LinkedHashMap<String, String>();
        kinds.put("s0", palette.light());
        kinds.put("s1", palette.dark());
        kinds.put("s2", palette.zone());
        kinds.put("s3", palette.unused());
        kinds.forEach((id, fill) -> {
            switch (geometry.style()) {
                case SQUARES, CHEQUERED ->
                    svg.empty(
                            "rect", "id", id, "x", -UNIT / 2, "y", -UNIT / 2, "width", UNIT, "height", UNIT, "fill",
                            fill);
                case HEXAGONS ->
                    svg.empty("path", "id", id, "d", "M0-34.6l30 17.3v34.6l-30 17.3l-30-17.3v-34.6z", "fill", fill);
                case POINTS ->
                    svg.empty(
                            "circle",
                            "id",
                            id,
                            "r",
                            id.equals("s2") ? 6 : 4,
                            "fill",
                            id.equals("s3") ? "none" : palette.line());
                case PITS -> svg.empty("circle", "id", id, "r", 28, "fill", fill);
            }
        });
        svg.close("defs");
    }

    private void drawBoard(Svg svg, Frame frame, Palette palette, Scene scene, boolean flipped) {
        boolean points = geometry.style() == Style.POINTS;
        if (points) {
            svg.empty(
                    "rect",
                    "x",
                    4,
                    "y",
                    4,
                    "width",
                    frame.width() - 8,
                    "height",
                    boardHeight(frame) - 8,
                    "rx",
                    6,
                    "fill",
                    palette.light());
        }
        drawLines(svg, frame, palette, flipped);
        boolean bordered = geometry.style() == Style.SQUARES || geometry.style() == Style.HEXAGONS;
        svg.open("g", "stroke", palette.line(), "stroke-width", bordered || geometry.style() == Style.PITS ? 1.5 : 0);
        frame.positions()
                .forEach((name, at) ->
                        svg.empty("use", "data-square", name, "href", "#" + kind(name), "x", at.x(), "y", at.y()));
        svg.close("g");
        for (var name : scene.marked()) {
            var at = frame.positions().get(name);
            if (at != null) {
                svg.empty("circle", "cx", at.x(), "cy", at.y(), "r", 27, "fill", palette.mark(), "fill-opacity", "0.5");
            }
        }
    }

    /** The height without what players hold. */
    private double boardHeight(Frame frame) {
        return frame.positions().values().stream().mapToDouble(Point::y).max().orElse(0)
                + frame.positions().values().stream()
                        .mapToDouble(Point::y)
                        .min()
                        .orElse(0);
    }

    private String kind(String name) {
        if (geometry.style() == Style.CHEQUERED) {
            return geometry.isDark(name) ? "s1" : "s0";
        }
        if (!geometry.isInPlay(name)) {
            return "s3";
        }
        return zone.contains(name) ? "s2" : "s0";
    }

    private void drawLines(Svg svg, Frame frame, Palette palette, boolean flipped) {
        if (geometry.lines().isEmpty()) {
            return;
        }
        var origin = frame.positions().entrySet().iterator().next();
        var unmoved = Point.of(geometry.places(), origin.getKey());
        var path = new StringBuilder();
        double sign = flipped ? -1 : 1;
        for (var line : geometry.lines()) {
            var from = origin.getValue().plus(line.from().minus(unmoved).times(sign * UNIT));
            var to = origin.getValue().plus(line.to().minus(unmoved).times(sign * UNIT));
            path.append('M')
                    .append(Svg.number(from.x()))
                    .append(' ')
                    .append(Svg.number(from.y()))
                    .append('L')
                    .append(Svg.number(to.x()))
                    .append(' ')
                    .append(Svg.number(to.y()));
        }
        svg.empty("path", "d", path, "stroke", palette.line(), "stroke-width", 2, "fill", "none");
    }

    /** The labels of columns below the board and of rows to its left. */
    private void drawLabels(Svg svg, Frame frame, Palette palette, boolean flipped) {
        svg.open("g", "font-size", 15, "fill", palette.text());
        double left =
                frame.positions().values().stream().mapToDouble(Point::x).min().orElse(0);
        double top =
                frame.positions().values().stream().mapToDouble(Point::y).min().orElse(0);
        double width = geometry.width();
        double height = geometry.height();
        geometry.labels(0)
                .forEach((x, label) -> svg.text(
                        "text",
                        label,
                        "x",
                        left + (flipped ? width - x : x) * UNIT,
                        "y",
                        top + height * UNIT + UNIT / 2.0 + 19));
        geometry.labels(1)
                .forEach((y, label) -> svg.text(
                        "text", label, "x", left - UNIT / 2.0 - 14, "y", top + (flipped ? height - y : y) * UNIT + 5));
        svg.close("g");
    }

    /** Positions that no labels of columns and rows name have their names in them. */
    private void drawNames(Svg svg, Frame frame, Palette palette) {
        var named = frame.positions().keySet().stream()
                .filter(name -> geometry.isInPlay(name) && (!geometry.isUpright() || geometry.isLoose(name)))
                .toList();
        if (named.isEmpty()) {
            return;
        }
        // Seeds and their number leave the top of a pit free.
        boolean pits = geometry.style() == Style.PITS;
        double room = pits ? 42 : 56;
        svg.open("g", "fill", palette.text());
        for (var name : named) {
            var at = Point.of(frame.positions(), name);
            double size = Math.min(LARGEST_NAME, room / (WIDTH_OF_LETTER * name.length()));
            svg.text("text", name, "x", at.x(), "y", at.y() + (pits ? -16 : 26), "font-size", size);
        }
        svg.close("g");
    }

    private void drawHands(Svg svg, Frame frame, Palette palette, Scene scene, PieceWriter pieces) {
        frame.hands()
                .forEach((player, held) -> held.forEach((type, at) -> {
                    svg.open("g", "data-hand", player + " " + type);
                    pieces.draw(new PlacedPiece("", type, player, Map.of(), List.of()), at);
                    svg.text(
                            "text",
                            String.valueOf(scene.reserves()
                                    .getOrDefault(player, Map.of())
                                    .get(type)),
                            "x",
                            at.x() + 28,
                            "y",
                            at.y() + 20,
                            "font-size",
                            16,
                            "fill",
                            palette.text());
                    svg.close("g");
                }));
    }
}
