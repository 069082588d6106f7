package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds comparisons of a value with several different constants, whose answer is always the same. */
final class DifferentConstants extends Warning {
    private static final Set<String> COMPARISONS = Set.of("=", "not=");
    /** Comparisons of two values are often written by macros for one of them. */
    private static final int LEAST_ARGUMENTS = 3;

    DifferentConstants() {
        super("different-constants", "comparisons with several constants, whose answer is always the same");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        switch (part) {
            case Ir.And and -> reportContradiction(and.forms(), true, code, report);
            case Ir.Or or -> reportContradiction(or.forms(), false, code, report);
            default -> reportCall(part, code, report);
        }
    }

    /**
     * Reports a value that is to equal different constants in one {@code and}, or that may differ from any of them in one {@code or}.
     * Only questions that follow each other are compared, for what stands between them may go elsewhere.
     */
    private static void reportContradiction(List<Ir> forms, boolean equal, Code code, Report report) {
        for (int i = 1; i < forms.size(); i++) {
            var before = comparison(forms.get(i - 1), equal);
            var after = comparison(forms.get(i), equal);
            if (before != null
                    && after != null
                    && isWritten(forms.get(i), code)
                    && areContrary(before.operands(), after.operands())) {
                var asked = Texts.shown(asked(after.operands()).span());
                report.add(
                        forms.get(i).span(),
                        equal
                                ? "`" + asked + "` cannot equal both constants, so this `and` is always false"
                                : "`" + asked
                                        + "` always differs from one of the two constants, so this `or` is always true",
                        equal
                                ? "whether a value is one of several is asked by `(or (= x a) (= x b))` or `case`"
                                : "whether a value is none of several is asked by `(and (not= x a) (not= x b))`");
            }
        }
    }

    /** Whether no macro has made the form; {@code not=} is one form that is understood as two. */
    private static boolean isWritten(Ir form, Code code) {
        return code.watch().written(form) != null
                || form instanceof Ir.Test t && isWritten(t.value(), code)
                || form instanceof Ir.Not n && isWritten(n.test(), code);
    }

    private static Ir.@Nullable Operation comparison(Ir form, boolean equal) {
        return switch (form) {
            case Ir.Test t -> comparison(t.value(), equal);
            case Ir.Not n -> comparison(n.test(), !equal);
            case Ir.Operation o when equal && o.operator() == Operator.EQUAL -> o;
            default -> null;
        };
    }

    private static boolean areContrary(List<Ir> before, List<Ir> after) {
        return constant(before) instanceof Ir.Const a
                && constant(after) instanceof Ir.Const b
                && !Equality.equal(a.value(), b.value())
                && isSame(asked(before), asked(after));
    }

    private static @Nullable Ir constant(List<Ir> operands) {
        return operands.stream().filter(o -> o instanceof Ir.Const).findFirst().orElse(null);
    }

    private static Ir asked(List<Ir> operands) {
        return operands.getFirst() instanceof Ir.Const ? operands.getLast() : operands.getFirst();
    }

    /** Whether both read the same thing, which nothing can have changed from one to the other. */
    private static boolean isSame(Ir a, Ir b) {
        return switch (a) {
            case Ir.LocalRef l -> b instanceof Ir.LocalRef other && other.local() == l.local();
            case Ir.Ask q -> b instanceof Ir.Ask other && other.query() == q.query() && isHere(q.path(), other.path());
            case Ir.PieceAttribute p ->
                b instanceof Ir.PieceAttribute other && other.name().equals(p.name()) && isHere(p.path(), other.path());
            case Ir.BoardAttribute p ->
                b instanceof Ir.BoardAttribute other && other.name().equals(p.name());
            case Ir.GlobalRef g ->
                b instanceof Ir.GlobalRef other && other.name().equals(g.name());
            case Ir.AskTurn t -> b instanceof Ir.AskTurn other && other.query() == t.query();
            default -> false;
        };
    }

    private static boolean isHere(List<Ir> path, List<Ir> other) {
        return path.isEmpty() && other.isEmpty();
    }

    private static void reportCall(Ir part, Code code, Report report) {
        if (part instanceof Ir.Call call
                && call.arguments().size() >= LEAST_ARGUMENTS
                && Calls.ofCore(call) instanceof String name
                && COMPARISONS.contains(name)
                && code.watch().written(call) != null
                && areDifferent(call)) {
            boolean negated = name.equals("not=");
            report.add(
                    call.span(),
                    "nothing equals several different constants at once, so this is always "
                            + (negated ? "true" : "false"),
                    "whether a value is one of several is asked by `(or (= x a) (= x b))` or `case`");
        }
    }

    private static boolean areDifferent(Ir.Call call) {
        var constants = new ArrayList<Object>();
        for (var argument : call.arguments()) {
            if (argument instanceof Ir.Const constant) {
                constants.add(constant.value());
            }
        }
        return constants.stream().anyMatch(value -> !Equality.equal(constants.getFirst(), value));
    }
}
