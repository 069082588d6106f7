package org.senet.launcher.picture;

import java.util.Map;
import java.util.Objects;

/**
 * A point or a vector of a picture, in widths of a square; {@code y} grows downwards.
 *
 * @param x to the right
 * @param y down
 */
public record Point(double x, double y) {
    /** The point that has a name, one of those of the map. */
    static Point of(Map<String, Point> points, String name) {
        return Objects.requireNonNull(points.get(name), name);
    }

    Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    double length() {
        return Math.hypot(x, y);
    }
}
