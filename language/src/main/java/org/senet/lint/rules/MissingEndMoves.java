package org.senet.lint.rules;

import java.util.List;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds loops in moves that only failing ends, and which no {@code end-move} leaves: such a move is never made. */
final class MissingEndMoves extends Warning {
    MissingEndMoves() {
        super("missing-end-move", "loops without end that make no move");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                for (var part : List.of(way.pre(), way.body(), way.post())) {
                    Walk.all(part, ir -> look(ir, report));
                }
            }
        }
    }

    private static void look(Ir ir, Report report) {
        if (ir instanceof Ir.While loop
                && Values.isAlwaysTrue(loop.test())
                && !Loops.isEndless(loop)
                && !Walk.contains(
                        loop.body(), e -> e instanceof Ir.EndMove || e instanceof Ir.Call || e instanceof Ir.Throw)) {
            report.add(
                    loop.span(),
                    "this loop ends only when something in it fails, so the move is never made",
                    "`(end-move)` in the loop says where the move may end; `(while (any false true) ...)` may stop"
                            + " after each turn");
        }
    }
}
