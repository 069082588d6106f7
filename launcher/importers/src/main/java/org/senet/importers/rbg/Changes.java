package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Divides the ways through an expression into those that change nothing, and those that change something. */
final class Changes {
    private Changes() {}

    /** The ways that change nothing; null when there are none. */
    static @Nullable Expr without(Expr expr) {
        if (expr.isPure()) {
            return expr;
        }
        return switch (expr) {
            case Expr.Concat c -> {
                var parts = c.parts().stream().map(Changes::without).toList();
                yield parts.contains(null) ? null : Expr.concat(parts);
            }
            case Expr.Sum s -> {
                var parts = s.parts().stream()
                        .map(Changes::without)
                        .filter(Objects::nonNull)
                        .toList();
                yield parts.isEmpty() ? null : Expr.sum(parts);
            }
            case Expr.Star s -> {
                var body = without(s.body());
                yield body == null ? Expr.NOTHING : new Expr.Star(body);
            }
            case Expr.Call c -> without(c.body());
            default -> null;
        };
    }

    /** The ways that change something; null when there are none. */
    static @Nullable Expr with(Expr expr) {
        if (expr.isPure()) {
            return null;
        }
        if (without(expr) == null) {
            return expr;
        }
        return switch (expr) {
            case Expr.Concat c -> concat(c.parts());
            case Expr.Sum s -> {
                var parts = s.parts().stream()
                        .map(Changes::with)
                        .filter(Objects::nonNull)
                        .toList();
                yield parts.isEmpty() ? null : Expr.sum(parts);
            }
            case Expr.Star s -> star(s);
            case Expr.Call c -> with(c.body());
            default -> expr;
        };
    }

    /** The first part that changes something may be any of them. */
    private static @Nullable Expr concat(List<Expr> parts) {
        var ways = new ArrayList<Expr>();
        var before = new ArrayList<Expr>();
        for (int i = 0; i < parts.size(); i++) {
            var changing = with(parts.get(i));
            if (changing != null) {
                var way = new ArrayList<>(before);
                way.add(changing);
                way.addAll(parts.subList(i + 1, parts.size()));
                ways.add(Expr.concat(way));
            }
            var still = without(parts.get(i));
            if (still == null) {
                break;
            }
            before.add(still);
        }
        return ways.isEmpty() ? null : Expr.sum(ways);
    }

    private static @Nullable Expr star(Expr.Star star) {
        var changing = with(star.body());
        if (changing == null) {
            return null;
        }
        var still = without(star.body());
        var parts = new ArrayList<Expr>();
        if (still != null) {
            parts.add(new Expr.Star(still));
        }
        parts.add(changing);
        parts.add(star);
        return Expr.concat(parts);
    }

    /** A repetition in which each turn changes something, so that it comes to an end: {@code (a + b)*} is {@code a* (b a*)*}. */
    static List<Expr> repeated(Expr.Star star) {
        var still = without(star.body());
        var changing = with(star.body());
        if (still == null || changing == null) {
            return List.of(star);
        }
        var around = new Expr.Star(still);
        return List.of(around, new Expr.Star(Expr.concat(List.of(changing, around))));
    }
}
