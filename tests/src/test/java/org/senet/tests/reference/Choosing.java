package org.senet.tests.reference;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;
import org.senet.runtime.Var;

/** Which forms choose: a choice is written in them, or in a function that they name. A search inside of a form is one value. */
final class Choosing {
    private final Calling calling;
    private final Set<Object> open = new HashSet<>();

    private Choosing(Calling calling) {
        this.calling = calling;
    }

    static boolean isWrittenIn(Ir form, Calling calling) {
        return new Choosing(calling).in(form);
    }

    private boolean in(Ir form) {
        return switch (form) {
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Check c -> true;
            case Ir.EndMove e -> true;
            case Ir.RemoveCaptured r -> true;
            case Ir.EndRound e -> true;
            case Ir.Capture c -> true;
            case Ir.Search s -> false;
            case Ir.Exists e -> false;
            case Ir.Count c -> false;
            case Ir.Each e -> false;
            case Ir.FirstWay f -> false;
            case Ir.Fn f -> in(f.lambda());
            case Ir.Functions f -> f.lambdas().stream().anyMatch(this::in);
            case Ir.VarRef v -> in(calling.value((Var) v.variable()));
            case Ir.Const c -> in(c.value());
            default -> IrTree.children(form).stream().anyMatch(this::in);
        };
    }

    private boolean in(@Nullable Object value) {
        return value instanceof Function f
                && open.add(f)
                && (f.code.lambda() != null && in(f.code.lambda())
                        || Arrays.stream(f.captured).anyMatch(this::in));
    }

    private boolean in(Lambda lambda) {
        return open.add(lambda) && lambda.arities().stream().anyMatch(arity -> in(arity.body()));
    }
}
