package org.senet.lint.rules;

import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.lint.Watch;

/** A rule about values of the wrong kind, in the rules of games and in functions. */
abstract class KindWarning extends Warning {
    KindWarning(String name, String summary) {
        super(name, summary);
    }

    /** Looks at one part of the code, as a rule or a function has it. */
    abstract void look(Ir part, Kinds kinds, Watch watch, Report report);

    @Override
    public final void game(GameRules game, Program program, Report report) {
        var kinds = new Kinds(game, program);
        Walk.all(game.code(), part -> look(part, kinds, (Watch) game.observer(), report));
    }

    @Override
    public final void program(Program program, Report report) {
        var kinds = new Kinds(program);
        for (var code : program.code()) {
            if (code.game() == null) {
                Walk.all(code.bodies(), part -> look(part, kinds, code.watch(), report));
            }
        }
    }
}
