package org.senet.lint.rules;

import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds {@code (any last-move)} in an {@code after}, where it is not the move that has just been made. */
final class EarlierMoves extends Warning {
    EarlierMoves() {
        super("earlier-move", "`(any last-move)` in `after`, where it is the move before the one that is made");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var condition : game.conditions()) {
            if (condition.is("after")) {
                Walk.all(condition.body(), ir -> {
                    if (ir instanceof Ir.AnyPlace place && place.source() == Ir.PlaceSource.LAST_MOVE) {
                        report.add(
                                place.span(),
                                "in `after`, the last move is the one before the move that is being made",
                                "`after` begins where the move has ended, so no step is needed to look there");
                    }
                });
            }
        }
    }
}
