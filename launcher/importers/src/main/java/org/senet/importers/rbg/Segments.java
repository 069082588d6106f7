package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cuts the rules where moves end. What can be done from one switch up to the next ones is an expression, the segment of that switch:
 * a switch in it stands for the end of the move. The beginning of the rules has a segment as well, with the number {@link #START}.
 */
final class Segments {
    /** The number of the beginning of the rules. */
    static final int START = -1;

    /** What cannot be gone. */
    private static final Expr NEVER = new Expr.Sum(List.of());

    private final Expr rules;
    private final Map<Integer, Expr> segments = new LinkedHashMap<>();
    private final Map<Integer, Expr.Switch> switches = new LinkedHashMap<>();
    private boolean repeats;

    Segments(Expr rules) {
        this.rules = rules;
        collect(START, upToSwitch(rules, null));
    }

    private void collect(int from, Expr segment) {
        segments.put(from, segment);
        for (var found : switches(segment)) {
            if (switches.putIfAbsent(found.number(), found) == null) {
                collect(found.number(), upToSwitch(behind(rules, found, Expr.NOTHING), null));
            }
        }
    }

    /** The segment behind a switch. */
    Expr of(int number) {
        return Objects.requireNonNull(segments.get(number));
    }

    /** All switches that can be come to, in the order in which they were found. */
    List<Expr.Switch> all() {
        return List.copyOf(switches.values());
    }

    /** Whether one part of the rules stands several times in a segment, so that ways through it may be the same. */
    boolean repeats() {
        return repeats;
    }

    /** The switches in an expression, each once. */
    static List<Expr.Switch> switches(Expr expr) {
        if (expr instanceof Expr.Switch found) {
            return List.of(found);
        }
        if (!expr.hasSwitch()) {
            return List.of();
        }
        return expr.children().stream()
                .flatMap(child -> switches(child).stream())
                .distinct()
                .toList();
    }

    /** What comes behind a switch in an expression that contains it, followed by something else. */
    private static Expr behind(Expr expr, Expr.Switch found, Expr next) {
        return switch (expr) {
            case Expr.Switch s -> next;
            case Expr.Call c -> behind(c.body(), found, next);
            case Expr.Star s -> behind(s.body(), found, Expr.concat(List.of(s, next)));
            case Expr.Sum s -> behind(containing(s.parts(), found), found, next);
            case Expr.Concat c -> {
                var part = containing(c.parts(), found);
                var rest = new ArrayList<>(
                        c.parts().subList(c.parts().indexOf(part) + 1, c.parts().size()));
                rest.add(next);
                yield behind(part, found, Expr.concat(rest));
            }
            default -> next;
        };
    }

    private static Expr containing(List<Expr> parts, Expr.Switch found) {
        return parts.stream().filter(part -> contains(part, found)).findFirst().orElseThrow();
    }

    private static boolean contains(Expr expr, Expr.Switch found) {
        return expr.equals(found) || expr.children().stream().anyMatch(child -> contains(child, found));
    }

    /**
     * An expression and what follows it, up to the first switch on each way.
     *
     * @param next what follows, cut off already; null when nothing does, so that no move ends there
     */
    private Expr upToSwitch(Expr expr, @Nullable Expr next) {
        if (!expr.hasSwitch()) {
            boolean never = expr instanceof Expr.On on && on.pieces().isEmpty();
            return next == null || never || isNever(next) ? NEVER : Expr.concat(List.of(expr, next));
        }
        return switch (expr) {
            case Expr.Switch s -> s;
            case Expr.Call c -> upToSwitch(c.body(), next);
            case Expr.Concat c -> {
                var result = next;
                for (int i = c.parts().size() - 1; i >= 0; i--) {
                    result = upToSwitch(c.parts().get(i), result);
                }
                yield result == null ? NEVER : result;
            }
            case Expr.Sum s -> sum(s, next);
            case Expr.Star s -> star(s, next);
            default -> expr;
        };
    }

    private Expr sum(Expr.Sum sum, @Nullable Expr next) {
        var plain = sum.parts().stream().filter(part -> !part.hasSwitch()).toList();
        var parts = new ArrayList<Expr>();
        int passing = plain.isEmpty() ? 0 : 1;
        if (!plain.isEmpty()) {
            parts.add(upToSwitch(Expr.sum(plain), next));
        }
        for (var part : sum.parts()) {
            if (part.hasSwitch()) {
                parts.add(upToSwitch(part, next));
                passing += canPass(part) ? 1 : 0;
            }
        }
        repeats |= passing > 1;
        return either(parts);
    }

    private Expr star(Expr.Star star, @Nullable Expr next) {
        var parts = new ArrayList<Expr>();
        if (canPass(star.body())) {
            var round = new Expr.Star(passing(star.body()));
            repeats = true;
            if (next != null && !isNever(next)) {
                parts.add(Expr.concat(List.of(round, next)));
            }
            parts.add(Expr.concat(List.of(round, upToSwitch(star.body(), null))));
        } else {
            if (next != null) {
                parts.add(next);
            }
            parts.add(upToSwitch(star.body(), null));
        }
        return either(parts);
    }

    private static Expr either(List<Expr> parts) {
        return Expr.sum(parts.stream().filter(part -> !isNever(part)).toList());
    }

    static boolean isNever(Expr expr) {
        return expr instanceof Expr.Sum sum && sum.parts().isEmpty();
    }

    /** Whether one can get through an expression without a switch. */
    private static boolean canPass(Expr expr) {
        return switch (expr) {
            case Expr.Switch s -> false;
            case Expr.Concat c -> c.parts().stream().allMatch(Segments::canPass);
            case Expr.Sum s -> s.parts().stream().anyMatch(Segments::canPass);
            case Expr.Call c -> canPass(c.body());
            default -> true;
        };
    }

    /** The ways through an expression without a switch. */
    private static Expr passing(Expr expr) {
        if (!expr.hasSwitch()) {
            return expr;
        }
        return switch (expr) {
            case Expr.Concat c ->
                Expr.concat(c.parts().stream().map(Segments::passing).toList());
            case Expr.Sum s ->
                Expr.sum(s.parts().stream()
                        .filter(Segments::canPass)
                        .map(Segments::passing)
                        .toList());
            case Expr.Star s -> canPass(s.body()) ? new Expr.Star(passing(s.body())) : Expr.NOTHING;
            case Expr.Call c -> passing(c.body());
            default -> expr;
        };
    }
}
