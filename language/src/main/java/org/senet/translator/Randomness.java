package org.senet.translator;

import java.util.List;
import java.util.Set;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/**
 * Finds calls of random functions in rules. The moves of a position are looked for more than once, for their names and by players who
 * search, and must always be the same; chance is said by a player who has a {@code chance}.
 */
final class Randomness {
    /** Functions that draw from the generator of the context when they have one argument only. */
    private static final Set<String> DRAWING = Set.of("rand-int", "rand-nth", "shuffle");

    private Randomness() {}

    /**
     * Looks at what code of moves and ends mentions.
     *
     * @param parts the code and all that it mentions
     * @throws SenetException at the first such call
     */
    static void refuse(List<Ir> parts) {
        refuse(
                parts,
                "chance is a player with turns of its own: `(chance Die (set! thrown (any 1 2 3 4 5 6)))`,"
                        + " and each time one of its moves is drawn");
    }

    /** The same for a set-up. */
    static void refuseInSetUp(List<Ir> code) {
        refuse(
                Mentions.all(code),
                "an option of the game chooses among positions to start from: `(option start 0 [0 9])`");
    }

    private static void refuse(List<Ir> parts, String hint) {
        for (var ir : parts) {
            if (ir instanceof Ir.Call call
                    && call.function() instanceof Ir.VarRef function
                    && function.variable() instanceof Var variable
                    && variable.namespace().equals(SenetContext.CORE)
                    && draws(variable.name(), call.arguments())) {
                throw SenetException.at(
                        call.span(),
                        "`" + variable.name()
                                + "` gives another value each time, but rules must always find the same in the same position",
                        hint);
            }
        }
    }

    private static boolean draws(String function, List<Ir> arguments) {
        return DRAWING.contains(function) && arguments.size() == 1
                || function.equals("rand") && arguments.stream().allMatch(Ir.Const.class::isInstance);
    }
}
