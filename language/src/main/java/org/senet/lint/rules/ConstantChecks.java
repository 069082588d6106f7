package org.senet.lint.rules;

import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;

/**
 * Finds checks of values that are written down, so that they always or never hold; {@code (check false)} is another way to say
 * {@code (any)}.
 */
final class ConstantChecks extends Warning {
    ConstantChecks() {
        super("constant-check", "a `check` whose answer is known");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Check check
                && code.watch().written(check) != null
                && check.test() instanceof Ir.Test test
                && test.value() instanceof Ir.Const known
                && Values.isLiteral(known)
                && !Boolean.FALSE.equals(known.value())) {
            boolean holds = Values.isTrue(known.value(), test.mode());
            report.add(
                    known.span(),
                    "`" + Texts.shown(known.span()) + (holds ? "` always holds" : "` never holds") + ", so this check "
                            + (holds ? "does nothing" : "always goes back"),
                    holds ? null : "`(any)` says that nothing is left to try");
        }
    }
}
