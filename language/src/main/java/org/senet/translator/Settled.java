package org.senet.translator;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;

/**
 * What is settled when a way of moving begins: {@code pre} gives variables a truth value that only some ways change, such as whether
 * a man has become a king. On the others it stays as it is, and so what would come of its being otherwise is left out of them, with
 * all that it asks for.
 */
final class Settled {
    private Settled() {}

    /** The same program, whose ways are without what they never come to. */
    static RuleProgram simplify(RuleProgram program) {
        var constants = constants(program.pre());
        return constants.isEmpty()
                ? program
                : program.withWays(
                        program.ways().stream().map(w -> simplify(w, constants)).toList());
    }

    private static RuleProgram.Way simplify(RuleProgram.Way way, Map<Local, Boolean> constants) {
        var stay = new HashMap<>(constants);
        constants.keySet().stream()
                .filter(local -> changes(Stream.concat(way.move().stream(), way.post().stream()), local))
                .forEach(stay::remove);
        return stay.isEmpty() ? way : simplifier(stay).simplify(way);
    }

    private static Simplifier simplifier(Map<Local, Boolean> constants) {
        return new Simplifier(ir -> ir instanceof Ir.LocalRef r ? constants.get(r.local()) : null);
    }

    /** The variables that some statements bind to a truth value and do not change. */
    private static Map<Local, Boolean> constants(List<Ir> pre) {
        var constants = new HashMap<Local, Boolean>();
        for (var form : pre) {
            if (IrTree.contains(form, Ir.EndMove.class::isInstance) || Countable.mayEndElsewhere(List.of(form))) {
                // The move may end here, before what follows is bound.
                break;
            }
            if (form instanceof Ir.Bind b && b.init() instanceof Ir.Const c && c.value() instanceof Boolean value) {
                constants.put(b.local(), value);
            }
        }
        constants.keySet().removeIf(local -> changes(pre.stream(), local));
        return constants;
    }

    /** Whether forms assign a variable; functions have copies of variables and cannot change them. */
    private static boolean changes(Stream<Ir> forms, Local local) {
        return forms.anyMatch(f -> IrTree.contains(f, ir -> ir instanceof Ir.Assign a && a.local() == local));
    }
}
