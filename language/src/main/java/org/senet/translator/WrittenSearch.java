package org.senet.translator;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;

/**
 * What is written in code, in functions that it names, and in those that it makes. {@link CallSearch} is careful: it says yes
 * whenever a function calls what is not known. Where that would change what code means, the opposite care is needed.
 */
final class WrittenSearch {
    private final Predicate<Ir> wanted;
    private final Predicate<Ir> closed;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param closed what is not looked into */
    private WrittenSearch(Predicate<Ir> wanted, Predicate<Ir> closed) {
        this.wanted = wanted;
        this.closed = closed;
    }

    /** Whether a function acts on the board; a sequence that is computed later gives up being lazy for such functions. */
    static boolean action(Lambda lambda) {
        return new WrittenSearch(WrittenSearch::isAction, ir -> false).in(lambda);
    }

    /** Whether code chooses, other than in a search whose result is one value. */
    static boolean choice(Ir code) {
        return new WrittenSearch(WrittenSearch::isChoice, WrittenSearch::isOneValue).in(code);
    }

    private static boolean isAction(Ir code) {
        return switch (code) {
            case Ir.Effect e -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.GlobalAssign g -> true;
            default -> false;
        };
    }

    private static boolean isChoice(Ir code) {
        return switch (code) {
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
            default -> false;
        };
    }

    private static boolean isOneValue(Ir code) {
        return switch (code) {
            case Ir.Search s -> true;
            case Ir.Exists e -> true;
            case Ir.Count c -> true;
            case Ir.Each e -> true;
            case Ir.FirstWay f -> true;
            default -> false;
        };
    }

    private boolean in(Lambda lambda) {
        return seen.add(lambda) && lambda.arities().stream().anyMatch(arity -> in(arity.body()));
    }

    private boolean in(Function function) {
        return function.code instanceof LambdaCode code && (in(code.lambda()) || copied(function));
    }

    private boolean copied(Function function) {
        return seen.add(function)
                && Arrays.stream(function.captured).anyMatch(v -> v instanceof Function given && in(given));
    }

    private boolean in(Ir code) {
        if (wanted.test(code)) {
            return true;
        }
        if (closed.test(code)) {
            return false;
        }
        return switch (code) {
            case Ir.Fn f -> in(f.lambda());
            case Ir.Functions f -> f.lambdas().stream().anyMatch(this::in);
            case Ir.Const c -> c.value() instanceof Function f && in(f);
            case Ir.VarRef v -> !Traits.isDynamic(v) && Traits.value(v) instanceof Function f && in(f);
            default -> IrTree.children(code).stream().anyMatch(this::in);
        };
    }
}
