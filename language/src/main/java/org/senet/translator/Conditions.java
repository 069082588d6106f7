package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;

/**
 * Writes values that are true or false as conditions, where somebody only asks whether they are true: what a function computes with
 * {@code and}, {@code or} and {@code if} is understood then as if the rules had asked for it themselves.
 */
final class Conditions {
    private Conditions() {}

    /** A value as a condition. */
    static Ir of(SourceSpan span, Ir value, TestMode mode) {
        return isTruth(value) ? condition(value) : new Ir.Test(span, value, mode);
    }

    /** What a condition says, if its text tells that; else null. */
    static @Nullable Boolean constant(Ir condition) {
        return condition instanceof Ir.Test t && t.value() instanceof Ir.Const c
                ? switch (c.value()) {
                    case Boolean b -> b;
                    case Nil n -> false;
                    case Keyword k -> true;
                    default -> null;
                }
                : null;
    }

    /** Whether a value is true, false or nil, and nothing happens on the way to it. */
    private static boolean isTruth(Ir value) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Boolean || c.value() == Nil.NIL;
            case Ir.Or o -> o.forms().stream().allMatch(Conditions::isTruth);
            case Ir.And a -> a.forms().stream().allMatch(Conditions::isTruth);
            case Ir.If i -> Looking.isQuiet(i.test()) && isTruth(i.then()) && isTruth(i.otherwise());
            case Ir.Do d -> inner(d) instanceof Ir form && isTruth(form);
            case Ir.Call c -> Computations.isPredicate(c) && Looking.isQuiet(c);
            default -> Looking.isTruth(value) && Looking.isQuiet(value);
        };
    }

    private static Ir condition(Ir value) {
        return switch (value) {
            case Ir.Or o -> new Ir.Or(o.span(), conditions(o.forms()), true);
            case Ir.And a -> new Ir.And(a.span(), conditions(a.forms()), true);
            case Ir.If i -> branches(i);
            case Ir.Do d -> condition(inner(d));
            case Ir.Not n -> n;
            case Ir.Test t -> t;
            default -> new Ir.Test(value.span(), value, TestMode.CORE);
        };
    }

    private static List<Ir> conditions(List<Ir> values) {
        return values.stream().map(Conditions::condition).toList();
    }

    private static Ir branches(Ir.If branch) {
        var test = branch.test();
        var then = condition(branch.then());
        var otherwise = condition(branch.otherwise());
        if (isFalse(branch.otherwise())) {
            return new Ir.And(branch.span(), List.of(test, then), true);
        }
        if (isFalse(branch.then())) {
            return new Ir.And(branch.span(), List.of(new Ir.Not(test.span(), test), otherwise), true);
        }
        if (isTrue(branch.then())) {
            return new Ir.Or(branch.span(), List.of(test, otherwise), true);
        }
        return isTrue(branch.otherwise())
                ? new Ir.Or(branch.span(), List.of(new Ir.Not(test.span(), test), then), true)
                : new Ir.Test(branch.span(), branch, TestMode.CORE);
    }

    private static boolean isTrue(Ir value) {
        return value instanceof Ir.Const c && Boolean.TRUE.equals(c.value());
    }

    private static boolean isFalse(Ir value) {
        return value instanceof Ir.Const c && (c.value() == Nil.NIL || Boolean.FALSE.equals(c.value()));
    }

    /**
     * What {@code and} of functions that rules may call is when its first form is true or false: it keeps that in a variable, and is it
     * where it is not true. A single form stands for itself; null for all else.
     */
    private static @Nullable Ir inner(Ir.Do code) {
        if (code.forms().size() == 1) {
            return code.forms().getFirst();
        }
        return code.forms().size() == 2
                        && code.forms().getFirst() instanceof Ir.Bind bind
                        && code.forms().getLast() instanceof Ir.If branch
                        && isOf(branch.test(), bind)
                        && branch.otherwise() instanceof Ir.If failed
                        && isOf(failed.test(), bind)
                        && isFalse(failed.then())
                        && isRead(failed.otherwise(), bind)
                        && isTruth(bind.init())
                        && !Mentions.in(List.of(branch.then()), part -> isRead(part, bind))
                ? new Ir.If(branch.span(), condition(bind.init()), branch.then(), new Ir.Const(branch.span(), false))
                : null;
    }

    private static boolean isOf(Ir test, Ir.Bind bind) {
        return test instanceof Ir.Test t && isRead(t.value(), bind);
    }

    private static boolean isRead(Ir value, Ir.Bind bind) {
        return value instanceof Ir.LocalRef ref && ref.local() == bind.local();
    }
}
