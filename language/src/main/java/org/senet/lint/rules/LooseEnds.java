package org.senet.lint.rules;

import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds loops at the end of a rule whose turns each end the move, and which also end by themselves: then the rule has reached its end,
 * and makes a move once more.
 */
final class LooseEnds extends Warning {
    LooseEnds() {
        super("loose-end", "loops with `(end-move)` behind which the rule makes one more move");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                if (!way.body().isEmpty() && !Walk.contains(way.post(), Ir.Check.class::isInstance)) {
                    look(way.body().getLast(), report);
                }
            }
        }
    }

    private static void look(Ir last, Report report) {
        if (last instanceof Ir.Do d && !d.forms().isEmpty()) {
            look(d.forms().getLast(), report);
        } else if (last instanceof Ir.While loop
                && !Values.isAlwaysTrue(loop.test())
                && endsMove(loop.body())
                && loop.span() != null) {
            report.add(
                    loop.span(),
                    "where this loop ends, the rule has reached its end and makes a move once more, from where it stands then",
                    "`(while true (check ...) (end-move))` ends only by a check that fails, which makes no move");
        }
    }

    private static boolean endsMove(Ir body) {
        return switch (body) {
            case Ir.EndMove e -> true;
            case Ir.Do d -> !d.forms().isEmpty() && endsMove(d.forms().getLast());
            default -> false;
        };
    }
}
