package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Operator;

/**
 * Conditions that ask a global for nothing but its value, and not in the way that is usual among the moves of one list, where a
 * condition holds until a move has set the global: {@code (check (not found))}, but not {@code (check (= phase 2))}.
 */
final class KeptGlobal {
    private KeptGlobal() {}

    /** The global that a condition asks as if it were kept from move to move; null for all other conditions. */
    static Ir.@Nullable GlobalRef of(Ir condition) {
        var asked = plain(condition);
        boolean negated = asked instanceof Ir.Not;
        if (asked instanceof Ir.Not not) {
            asked = plain(not.test());
        }
        if (asked instanceof Ir.GlobalRef global) {
            return negated ? null : global;
        }
        return asked instanceof Ir.Operation o && o.operator().compares() ? compared(o, negated) : null;
    }

    private static Ir.@Nullable GlobalRef compared(Ir.Operation o, boolean negated) {
        var left = o.operands().getFirst();
        var right = o.operands().getLast();
        if (left instanceof Ir.GlobalRef global && right instanceof Ir.Const c) {
            return isUsual(o, 0, c.value(), negated) ? null : global;
        }
        if (right instanceof Ir.GlobalRef global && left instanceof Ir.Const c) {
            return isUsual(o, 1, c.value(), negated) ? null : global;
        }
        return null;
    }

    /** Whether the comparison holds for the value with which each list begins, and no longer for 1 and for true. */
    private static boolean isUsual(Ir.Operation o, int place, Object constant, boolean negated) {
        if (!(constant instanceof Long number)) {
            return negated && o.operator() == Operator.EQUAL;
        }
        return holds(o, place, 0, number) != negated && holds(o, place, 1, number) == negated;
    }

    private static boolean holds(Ir.Operation o, int place, long value, long constant) {
        long left = place == 0 ? value : constant;
        long right = place == 0 ? constant : value;
        return switch (o.operator()) {
            case LESS -> left < right;
            case LESS_EQUAL -> left <= right;
            case GREATER -> left > right;
            case GREATER_EQUAL -> left >= right;
            default -> left == right;
        };
    }

    private static Ir plain(Ir condition) {
        return condition instanceof Ir.Test t ? plain(t.value()) : condition;
    }
}
