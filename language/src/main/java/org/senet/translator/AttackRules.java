package org.senet.translator;

import org.senet.ir.Ir;

/**
 * Rules as they are when attacks are looked for. Nothing is attacked then, so what asks for attacks is known, and with it
 * most checks of a king's safety; and it does not matter which moves the present turn allows.
 */
final class AttackRules {
    private static final Simplifier NOTHING_IS_ATTACKED = new Simplifier(ir -> switch (ir) {
        // A question that acts does so here, too.
        case Ir.IsAttacked a -> Looking.areQuiet(a.path()) ? false : null;
        case Ir.TurnIn t -> true;
        default -> null;
    });

    private AttackRules() {}

    /** The same program where every {@code is-attacked?} is false. */
    static RuleProgram simplify(RuleProgram program) {
        return NOTHING_IS_ATTACKED.simplify(program);
    }
}
