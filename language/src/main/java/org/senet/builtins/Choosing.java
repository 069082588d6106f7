package org.senet.builtins;

import java.util.HashSet;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/**
 * Which functions surely choose or act. {@link Code#mayChoose()} is careful: it says yes whenever a function calls what is not
 * known. A sequence that is computed later needs the opposite care, because it gives up being lazy for such functions.
 */
final class Choosing {
    private final SenetContext context = SenetContext.get(null);
    private final Set<Code> seen = new HashSet<>();

    private Choosing() {}

    /**
     * Whether a choice is written in a function, in one that it calls by name, in one that it has copied, or in one
     * that it makes. A choice whose results are collected inside, as by {@code all}, does not count.
     */
    static boolean surely(Function function) {
        return function.code.mayChoose()
                && (new Choosing().hasChoosing(function)
                        || SenetContext.get(null).choosing().of(function.code, () -> new Choosing()
                                .isChoosing(function)));
    }

    /** Whether a function, or one that it has copied, surely acts on a board. */
    static boolean acts(Function function) {
        return new Choosing().actsItself(function);
    }

    private boolean actsItself(Function function) {
        if (function.code.acts()) {
            return true;
        }
        if (function.captured.length > 0 && seen.add(function.code)) {
            for (var value : function.captured) {
                if (value instanceof Function inner && actsItself(inner)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean chooses(Function function) {
        if (!function.code.mayChoose() || !seen.add(function.code)) {
            return false;
        }
        return hasChoosing(function) || isChoosing(function);
    }

    /** Whether it has copied a function that chooses. */
    private boolean hasChoosing(Function function) {
        for (var value : function.captured) {
            if (value instanceof Function inner && chooses(inner)) {
                return true;
            }
        }
        return false;
    }

    /** Whether its own text chooses, or that of a function which it names. */
    private boolean isChoosing(Function function) {
        return function.code.lambda() != null && chooses(function.code.lambda());
    }

    private boolean chooses(Lambda lambda) {
        return lambda.arities().stream().anyMatch(arity -> chooses(arity.body()));
    }

    private boolean chooses(Ir code) {
        return switch (code) {
            case Ir.Any any -> true;
            case Ir.AnyOf any -> true;
            case Ir.AnyPiece any -> true;
            case Ir.AnyPlace any -> true;
            case Ir.AnyConnected any -> true;
            case Ir.Check check -> true;
            case Ir.EndMove end -> true;
            case Ir.Capture capture -> true;
            case Ir.Search search -> false;
            case Ir.Prompt prompt -> false;
            case Ir.Exists exists -> false;
            case Ir.Fn fn -> chooses(fn.lambda());
            case Ir.VarRef reference -> context.value((Var) reference.variable()) instanceof Function f && chooses(f);
            default -> IrTree.children(code).stream().anyMatch(this::chooses);
        };
    }
}
