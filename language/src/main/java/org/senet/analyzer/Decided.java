package org.senet.analyzer;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;

/** Conditions that are decided before a game is played, because they ask for its options. */
final class Decided {
    private Decided() {}

    /** Whether a condition always holds or never; null when that depends on the position. */
    static @Nullable Boolean condition(Ir test) {
        return switch (test) {
            case Ir.Test t -> t.value() instanceof Ir.Const c && c.value() instanceof Boolean b ? b : null;
            case Ir.Not n -> {
                var inner = condition(n.test());
                yield inner == null ? null : !inner;
            }
            case Ir.And a -> first(a.forms(), false);
            case Ir.Or o -> first(o.forms(), true);
            default -> null;
        };
    }

    /** The conditions are decided if one has the deciding value and none before it is open, or if all have the other. */
    private static @Nullable Boolean first(java.util.List<Ir> conditions, boolean deciding) {
        for (var condition : conditions) {
            var known = condition(condition);
            if (known == null || known == deciding) {
                return known;
            }
        }
        return !deciding;
    }

    /** An option's text as a value: yes and no are truth values, digits a number. */
    static Object optionValue(String text) {
        return switch (text) {
            case "yes", "true" -> true;
            case "no", "false" -> false;
            default -> text.matches("-?\\d{1,18}") ? (Object) Long.valueOf(text) : text;
        };
    }
}
