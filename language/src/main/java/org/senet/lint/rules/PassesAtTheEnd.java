package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds conditions of the end that ask {@code no-moves?} in games where a pass is always a move. */
final class PassesAtTheEnd extends Warning {
    PassesAtTheEnd() {
        super("pass-prevents-end", "conditions that ask `no-moves?` where a player can always pass");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var pass = game.conditions().stream()
                .filter(PassesAtTheEnd::isAlwaysPossible)
                .findFirst()
                .orElse(null);
        if (pass == null) {
            return;
        }
        for (var condition : game.conditions()) {
            var asked = condition.isEnd() ? asked(condition) : null;
            if (asked != null) {
                report.add(
                        asked,
                        "this never holds: who has no other move can pass, and a pass is a move",
                        "let the pass ask whether the other player has a move, `(check (not (no-moves? next-player)))`, or"
                                + " count passes");
            }
        }
    }

    /** A pass of all players, in all turns, that no check forbids, but one for another move. */
    private static boolean isAlwaysPossible(GameRules.Condition condition) {
        var form = condition.form();
        boolean forAll = form.size() < 2
                || form.get(1) instanceof PersistentList list
                        && !(list.first() instanceof Symbol head && head.name().equals("type"));
        return condition.is("pass")
                && forAll
                && condition.body().stream()
                        .allMatch(s -> Ir.NoMoves.isCheckedBy(s) || !Walk.contains(s, PassesAtTheEnd::mayFail));
    }

    private static boolean mayFail(Ir ir) {
        return ir instanceof Ir.Check || ir instanceof Ir.Any || ir instanceof Ir.AnyOf || ir instanceof Ir.Call;
    }

    private static @Nullable SourceSpan asked(GameRules.Condition condition) {
        return condition.body().stream()
                .filter(Ir.NoMoves::isCheckedBy)
                .findFirst()
                .map(Ir::span)
                .orElse(null);
    }
}
