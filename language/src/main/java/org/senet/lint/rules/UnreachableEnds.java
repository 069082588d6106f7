package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.translator.Mentions;

/** Finds conditions of the end that ask {@code no-moves?} behind one which asks nothing else, and so always decides. */
final class UnreachableEnds extends Warning {
    UnreachableEnds() {
        super("unreachable-end", "conditions of the end behind one that holds whenever they do");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        @Nullable SourceSpan deciding = null;
        for (var condition : game.conditions()) {
            if (!condition.isEnd()) {
                continue;
            }
            if (deciding != null && Mentions.in(condition.body(), Ir.NoMoves.class::isInstance)) {
                report.add(
                        condition.form().span(),
                        "this never decides: `" + Texts.shown(deciding)
                                + "` stands before it, and holds whenever there are no moves",
                        "conditions are tried in the order of the text: the one that asks least comes last");
            }
            if (deciding == null && condition.body().stream().allMatch(Ir.NoMoves::isCheckedBy)) {
                deciding = condition.form().span();
            }
        }
    }
}
