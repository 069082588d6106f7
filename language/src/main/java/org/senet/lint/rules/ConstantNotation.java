package org.senet.lint.rules;

import java.util.ArrayList;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds moves that always have the same name, although several pieces or squares can have them. */
final class ConstantNotation extends Warning {
    ConstantNotation() {
        super("constant-notation", "moves of several pieces that all have the same name");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var logs = new ArrayList<Ir.Effect>();
                var code = new ArrayList<Ir>(way.pre());
                code.addAll(way.body());
                code.addAll(way.post());
                boolean[] calls = new boolean[1];
                Walk.all(code, part -> {
                    if (part instanceof Ir.Effect e && e.kind() == EffectKind.LOG) {
                        logs.add(e);
                    }
                    calls[0] |= part instanceof Ir.Call;
                });
                boolean constant = !logs.isEmpty()
                        && !calls[0]
                        && logs.stream().allMatch(e -> e.arguments().stream().allMatch(Ir.Const.class::isInstance));
                if (constant && (way.placing() || isMany(game, piece.name()))) {
                    report.add(
                            logs.getFirst().span(),
                            "all moves that are made here have the same name",
                            "`(log position)` adds the current position to the name");
                }
            }
        }
    }

    /** Whether a player begins with several pieces of the type. */
    private static boolean isMany(GameRules game, String type) {
        return game.start().stream()
                .filter(s -> s.type().equals(type))
                .anyMatch(s -> s.positions().size() > 1);
    }
}
