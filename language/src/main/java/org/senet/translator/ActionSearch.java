package org.senet.translator;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;

/**
 * Which functions surely act on the board. {@link EffectSearch} is careful: it says yes
 * whenever a function calls what is not known. A sequence that is computed later needs the opposite care, because it gives up being lazy
 * for such functions.
 */
final class ActionSearch {
    private final Set<Lambda> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ActionSearch() {}

    /** Whether an action is written in a function, in one that it calls by name, or in one that it makes. */
    static boolean surely(Lambda lambda) {
        return new ActionSearch().acts(lambda);
    }

    private boolean acts(Lambda lambda) {
        return seen.add(lambda) && lambda.arities().stream().anyMatch(arity -> acts(arity.body()));
    }

    private boolean acts(Ir code) {
        return switch (code) {
            case Ir.Effect e -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.Fn f -> acts(f.lambda());
            case Ir.VarRef v
            when !Traits.isDynamic(v) && Traits.value(v) instanceof Function f ->
                f.code instanceof LambdaCode called && acts(called.lambda());
            default -> IrTree.children(code).stream().anyMatch(this::acts);
        };
    }
}
