package org.senet.launcher.picture;

import java.util.Set;

/** Draws arrows and marks over the pieces. */
final class ArrowWriter {
    private static final double SHORT = 14;
    private static final double HEAD = 13;

    private final Svg svg;
    private final Palette palette;

    ArrowWriter(Svg svg, Palette palette) {
        this.svg = svg;
        this.palette = palette;
    }

    void draw(Set<Scene.Arrow> arrows, Frame frame) {
        if (arrows.isEmpty()) {
            return;
        }
        svg.newLine().open("g", "stroke", palette.arrow(), "fill", "none", "stroke-width", 5, "opacity", "0.75");
        for (var arrow : arrows) {
            var to = frame.positions().get(arrow.to());
            var from = arrow.from() == null ? null : frame.positions().get(arrow.from());
            if (to == null) {
                continue;
            }
            if (from != null) {
                line(from, to);
            } else if (arrow.kind().equals("capture")) {
                svg.empty(
                        "path",
                        "d",
                        "M" + point(to.plus(new Point(-14, -14))) + "l28 28m0-28l-28 28",
                        "stroke",
                        "#c8372d");
            } else {
                svg.empty(
                        "circle", "cx", to.x(), "cy", to.y(), "r", arrow.kind().equals("drop") ? 12 : 25);
            }
        }
        svg.close("g");
    }

    private void line(Point from, Point to) {
        var way = to.minus(from);
        double length = Math.max(way.length(), 1);
        var unit = way.times(1 / length);
        var tip = to.minus(unit.times(SHORT / 2));
        var neck = tip.minus(unit.times(HEAD));
        var side = new Point(-unit.y(), unit.x()).times(HEAD * 0.6);
        svg.empty("path", "d", "M" + point(from.plus(unit.times(SHORT))) + "L" + point(neck));
        svg.empty(
                "path",
                "d",
                "M" + point(tip) + "L" + point(neck.plus(side)) + "L" + point(neck.minus(side)) + "z",
                "fill",
                palette.arrow(),
                "stroke",
                "none");
    }

    private static String point(Point point) {
        return Svg.number(point.x()) + " " + Svg.number(point.y());
    }
}
