package org.senet.lint.rules;

import java.util.Set;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;

/**
 * Finds ends of the game without a condition, and checks of values that are written down, so that they always or never
 * hold; {@code (check false)} is another way to say {@code (any)}.
 */
final class ConstantChecks extends Warning {
    private static final Set<String> ENDS = Set.of("win", "loss", "draw");

    ConstantChecks() {
        super("constant-check", "a `check` whose answer is known");
    }

    /** A condition that asks nothing holds before the first move. */
    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var condition : game.conditions()) {
            var form = condition.form();
            if (condition.body().isEmpty() && form.first() instanceof Symbol end && ENDS.contains(end.name())) {
                report.add(form.span(), "this always holds, so the game is over before the first move", null);
            }
        }
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
