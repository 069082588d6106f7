package org.senet.lint.rules;

import java.util.ArrayList;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds loops that can go on for ever: those in which nothing can change, and those that walk round and round on the board
 * because nothing stops them where they have been before.
 */
final class EndlessLoops extends Warning {
    EndlessLoops() {
        super("endless-loop", "loops that can go on for ever");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        boolean endless =
                part instanceof Ir.While w && Loops.isEndless(w) || part instanceof Ir.Loop l && Loops.isEndless(l);
        if (endless) {
            report.add(part.span(), "this loop never ends: nothing in it can fail or change its condition", null);
        }
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var statements = new ArrayList<Ir>(way.pre());
                statements.addAll(way.body());
                statements.addAll(way.post());
                boolean lifted = way.placing();
                for (var statement : statements) {
                    lifted |= Walk.contains(statement, EndlessLoops::lifts);
                    look(statement, game, way, lifted, report);
                }
            }
        }
    }

    private static boolean lifts(Ir ir) {
        return ir instanceof Ir.Effect e && e.kind() == EffectKind.TAKE;
    }

    private static void look(Ir statement, GameRules game, GameRules.Way way, boolean lifted, Report report) {
        Walk.all(statement, part -> {
            if (part instanceof Ir.While loop && !Loops.isEndless(loop)) {
                walk(loop, game, way, lifted, report);
            }
        });
    }

    private static void walk(Ir.While loop, GameRules game, GameRules.Way way, boolean lifted, Report report) {
        var walk = Roundabout.of(loop, way, game.board());
        if (walk != null && walk.mayGoRound(lifted)) {
            report.add(
                    loop.span(),
                    "this loop can go on for ever: " + walk.explanation(),
                    "`(mark!)` where the loop has been and `(check (not (marked?)))` stop it, or a capture does");
        }
    }
}
