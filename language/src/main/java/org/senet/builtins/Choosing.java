package org.senet.builtins;

import java.util.HashSet;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.translator.LambdaCode;

/**
 * Which functions surely choose. {@link Code#mayChoose()} is careful: it says yes whenever a function calls what is not
 * known. A sequence that is computed later needs the opposite care, because it gives up being lazy.
 */
final class Choosing {
    private Choosing() {}

    /** Whether a choice is written in a function, in one that it calls by name, or in one that it has copied. */
    static boolean surely(Function function) {
        return surely(function, new HashSet<>());
    }

    private static boolean surely(Function function, Set<Code> seen) {
        if (!function.code.mayChoose() || !seen.add(function.code)) {
            return false;
        }
        for (var value : function.captured) {
            if (value instanceof Function inner && surely(inner, seen)) {
                return true;
            }
        }
        return function.code instanceof LambdaCode code
                && code.lambda().arities().stream().anyMatch(arity -> chooses(arity.body(), seen));
    }

    private static boolean chooses(Ir body, Set<Code> seen) {
        return IrTree.contains(body, part -> switch (part) {
            case Ir.Any any -> true;
            case Ir.AnyOf any -> true;
            case Ir.AnyPiece any -> true;
            case Ir.Check check -> true;
            case Ir.EndMove end -> true;
            case Ir.Capture capture -> true;
            case Ir.Call call ->
                call.function() instanceof Ir.VarRef reference
                        && SenetContext.get(null).value((Var) reference.variable()) instanceof Function function
                        && surely(function, seen);
            default -> false;
        });
    }
}
