package org.senet.lint.rules;

import java.util.Set;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds comparisons of a value with nothing, which are always true. */
final class LoneComparisons extends Warning {
    private static final Set<String> COMPARISONS = Set.of("=", "not=", "==", "<", ">", "<=", ">=", "distinct?");

    LoneComparisons() {
        super("lone-comparison", "comparisons with one argument, whose answer is always the same");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Call call
                && call.arguments().size() == 1
                && Calls.ofCore(call) instanceof String name
                && COMPARISONS.contains(name)
                && code.watch().written(call) != null) {
            report.add(
                    call.span(),
                    "`" + name + "` compares one value with nothing, so the answer is always the same",
                    null);
        }
    }
}
