package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.state.Design;

/**
 * Tells which calls do nothing but compute a value from those of their arguments, so that analyses of rules can see through
 * them: those of functions of Java that need nothing else, and of functions of programs that only compute with these.
 */
final class Computations {
    /** Functions of programs are followed as deep as this. */
    private static final int DEEPEST = 8;

    private Computations() {}

    /** Whether the call computes its value from its arguments alone; nothing is said of the arguments themselves. */
    static boolean isComputation(Ir.Call call) {
        return isComputation(call, DEEPEST);
    }

    private static boolean isComputation(Ir.Call call, int depth) {
        var code = called(call);
        return switch (code) {
            case null -> false;
            case LambdaCode lambda -> depth > 0 && computes(lambda, depth - 1);
            default -> code.isComputation();
        };
    }

    /** Whether the value of the call is true or false; names of functions of the library say so. */
    static boolean isPredicate(Ir.Call call) {
        var code = called(call);
        return code != null
                && !(code instanceof LambdaCode)
                && (code.name().endsWith("?") || code.name().equals("boolean"));
    }

    private static @Nullable Code called(Ir.Call call) {
        return call.function() instanceof Ir.VarRef ref
                        && !Traits.isDynamic(ref)
                        && Traits.value(ref) instanceof Function function
                ? function.code
                : null;
    }

    private static boolean computes(LambdaCode code, int depth) {
        var lambda = code.lambda();
        return lambda.captures().isEmpty()
                && lambda.arities().stream().allMatch(a -> a.self() == null && computes(a.body(), depth));
    }

    private static boolean computes(Ir part, int depth) {
        return switch (part) {
            case Ir.Const c -> Design.isPlain(c.value()) || c.value() instanceof Keyword;
            case Ir.LocalRef l -> true;
            case Ir.Test t -> t.mode() == Ir.TestMode.CORE && computes(t.value(), depth);
            case Ir.Call c -> isComputation(c, depth) && allCompute(c.arguments(), depth);
            case Ir.Bind b -> allCompute(IrTree.children(b), depth);
            case Ir.Do d -> allCompute(d.forms(), depth);
            case Ir.If i -> allCompute(IrTree.children(i), depth);
            case Ir.And a -> allCompute(a.forms(), depth);
            case Ir.Or o -> allCompute(o.forms(), depth);
            case Ir.Not n -> computes(n.test(), depth);
            case Ir.Operation o -> allCompute(o.operands(), depth);
            default -> false;
        };
    }

    private static boolean allCompute(List<Ir> parts, int depth) {
        return parts.stream().allMatch(part -> computes(part, depth));
    }
}
