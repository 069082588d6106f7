package org.senet.lint;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;

/** Goes through code, functions inside of it included. */
public final class Walk {
    private Walk() {}

    /** Visits all parts, each before those inside of it. */
    public static void all(Iterable<Ir> bodies, Consumer<Ir> visitor) {
        bodies.forEach(b -> all(b, visitor));
    }

    /** Visits a piece of code and all that is in it. */
    public static void all(Ir ir, Consumer<Ir> visitor) {
        visitor.accept(ir);
        IrTree.children(ir).forEach(c -> all(c, visitor));
        for (var lambda : lambdas(ir)) {
            for (var arity : lambda.arities()) {
                all(arity.body(), visitor);
            }
        }
    }

    /** The functions that a piece of code makes itself. */
    public static List<Lambda> lambdas(Ir ir) {
        return switch (ir) {
            case Ir.Fn f -> List.of(f.lambda());
            case Ir.Functions f -> f.lambdas();
            default -> List.of();
        };
    }

    /** Whether something in the code, functions included, is of a kind. */
    public static boolean contains(Ir ir, Predicate<Ir> kind) {
        return kind.test(ir)
                || IrTree.children(ir).stream().anyMatch(c -> contains(c, kind))
                || lambdas(ir).stream().flatMap(l -> l.arities().stream()).anyMatch(a -> contains(a.body(), kind));
    }

    /** Whether something in one of the pieces of code is of a kind. */
    public static boolean contains(List<Ir> code, Predicate<Ir> kind) {
        return code.stream().anyMatch(ir -> contains(ir, kind));
    }
}
