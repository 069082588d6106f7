package org.senet.lint.rules;

import java.util.Set;
import org.senet.game.GameRules;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.translator.Mentions;

/** Finds rules that change atoms and the like, which nothing takes back. */
final class StatefulRules extends Warning {
    private static final Set<String> CHANGES =
            Set.of("swap!", "swap-vals!", "reset!", "reset-vals!", "vreset!", "vswap!", "alter-var-root");

    StatefulRules() {
        super("stateful-rule", "rules that change atoms, which is not taken back when a choice fails");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        Mentions.in(game.code(), ir -> {
            var name = Calls.ofCore(ir);
            if (name != null && CHANGES.contains(name)) {
                report.add(
                        ir.span(),
                        "what `" + name + "` changes is not taken back when the rule goes back,"
                                + " and the moves of a position are looked for more than once",
                        "an attribute of the game, `(attribute name 0)`, is a part of the position: `(set! name 1)`");
            }
            return false;
        });
    }
}
