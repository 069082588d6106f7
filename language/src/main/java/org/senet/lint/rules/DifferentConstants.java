package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.Set;
import org.senet.data.Equality;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds comparisons of a value with two different constants at once, whose answer is always the same. */
final class DifferentConstants extends Warning {
    private static final Set<String> COMPARISONS = Set.of("=", "not=");
    /** Comparisons of two values are often written by macros for one of them. */
    private static final int LEAST_ARGUMENTS = 3;

    DifferentConstants() {
        super("different-constants", "comparisons with several constants, whose answer is always the same");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
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
