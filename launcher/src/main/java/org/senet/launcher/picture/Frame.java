package org.senet.launcher.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where things lie in a picture, in its own units.
 *
 * @param width of the whole picture
 * @param height of the whole picture
 * @param positions the centres of positions by their names
 * @param hands the centres of types of pieces that players hold outside the board, by the players' names
 */
public record Frame(double width, double height, Map<String, Point> positions, Map<String, Map<String, Point>> hands) {
    /** The width of a square. */
    public static final int UNIT = 60;

    private static final int LABELS = 24;
    private static final int BORDER = 8;

    static Frame of(BoardGeometry geometry, Scene scene, View view, List<String> players) {
        double margin = UNIT / 2.0 + BORDER + (hasLabels(geometry, view) ? LABELS : 0);
        double right = geometry.width() * UNIT;
        double bottom = geometry.height() * UNIT;
        var positions = new LinkedHashMap<String, Point>();
        geometry.places().forEach((name, at) -> {
            var point = at.times(UNIT);
            var seen = view.flipped() ? new Point(right - point.x(), bottom - point.y()) : point;
            positions.put(name, seen.plus(new Point(margin, margin)));
        });
        double width = right + 2 * margin;
        double height = bottom + 2 * margin;
        var hands = new LinkedHashMap<String, Map<String, Point>>();
        for (var player : players) {
            var held = new LinkedHashMap<String, Point>();
            double x = margin;
            for (var type : scene.reserves().getOrDefault(player, Map.of()).entrySet()) {
                if (type.getValue() > 0) {
                    if (x + UNIT / 2.0 > width && !held.isEmpty()) {
                        x = margin;
                        height += UNIT;
                    }
                    held.put(type.getKey(), new Point(x, height + UNIT / 2.0));
                    x += UNIT * 1.25;
                }
            }
            if (!held.isEmpty()) {
                hands.put(player, held);
                height += UNIT + BORDER;
            }
        }
        return new Frame(width, height, positions, hands);
    }

    static boolean hasLabels(BoardGeometry geometry, View view) {
        return view.coordinates() && geometry.isUpright();
    }
}
