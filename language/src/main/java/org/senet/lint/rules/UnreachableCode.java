package org.senet.lint.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds code behind something that never goes on: an error, a choice without choices, a loop without end. */
final class UnreachableCode extends Warning {
    UnreachableCode() {
        super("unreachable-code", "code behind something that never goes on");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                List.of(way.pre(), way.body(), way.post()).forEach(b -> look(b, report));
            }
        }
        game.conditions().forEach(c -> look(c.body(), report));
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Do d) {
            look(d.forms(), report);
        }
    }

    private static void look(List<Ir> statements, Report report) {
        for (int i = 0; i + 1 < statements.size(); i++) {
            var what = end(statements.get(i));
            var next = statements.get(i + 1);
            if (what != null
                    && next.span() != null
                    && !next.span().equals(statements.get(i).span())) {
                report.add(next.span(), "this is never reached: " + what, null);
                return;
            }
        }
    }

    /** Why nothing behind a statement is reached; null when something is. */
    private static @Nullable String end(Ir statement) {
        return switch (statement) {
            case Ir.Throw t -> "an error is thrown before";
            case Ir.Recur r -> "`recur` goes back before";
            case Ir.Any a when a.options().isEmpty() -> "`(any)` before it always goes back";
            case Ir.Test t
            when t.value() instanceof Ir.Any a && a.options().isEmpty() -> "`(any)` before it always goes back";
            case Ir.Check c when Values.isNeverTrue(c.test()) -> "the check before it always goes back";
            case Ir.While w when Values.isAlwaysTrue(w.test()) -> "the loop before it never ends by itself";
            default -> null;
        };
    }
}
