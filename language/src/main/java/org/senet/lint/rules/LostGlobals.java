package org.senet.lint.rules;

import java.util.Set;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds globals that are read between moves, where they are always 0: no move leaves them behind. */
final class LostGlobals extends Warning {
    private static final Set<String> BETWEEN_MOVES = Set.of("loss", "win", "draw", "end", "claim", "score", "evaluate");

    LostGlobals() {
        super("lost-global", "globals that are read between moves, where they are always 0");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var condition : game.conditions()) {
            if (condition.form().first() instanceof Symbol head && BETWEEN_MOVES.contains(head.name())) {
                Walk.all(condition.body(), part -> {
                    if (part instanceof Ir.GlobalRef global && !isSet(global.name(), condition)) {
                        report.add(
                                global.span(),
                                "`" + global.name() + "` is a global, which no move leaves behind, so it is always 0"
                                        + " here",
                                "`(attribute " + global.name() + " 0)` or `(counter " + global.name()
                                        + ")` in the game keeps it with the position");
                    }
                });
            }
        }
    }

    private static boolean isSet(String name, GameRules.Condition condition) {
        return Walk.contains(
                condition.body(),
                p -> p instanceof Ir.GlobalAssign set && set.name().equals(name));
    }
}
