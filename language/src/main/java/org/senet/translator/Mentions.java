package org.senet.translator;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;

/** Looks for a form in code and in all functions that the code mentions. */
public final class Mentions {
    private final Predicate<Ir> wanted;
    private final Predicate<Ir> skipped;
    private final Set<Lambda> seen = new HashSet<>();

    private Mentions(Predicate<Ir> wanted, Predicate<Ir> skipped) {
        this.wanted = wanted;
        this.skipped = skipped;
    }

    /** Whether any of the forms, or of the functions that they mention, has a part that fits. */
    public static boolean in(Collection<? extends Ir> forms, Predicate<Ir> wanted) {
        return in(forms, wanted, skipped -> false);
    }

    /** The same; forms that are skipped are not looked into. */
    public static boolean in(Collection<? extends Ir> forms, Predicate<Ir> wanted, Predicate<Ir> skipped) {
        var search = new Mentions(wanted, skipped);
        return forms.stream().anyMatch(search::find);
    }

    /** All forms, their parts, and those of the functions that they mention, in the order of the text. */
    static List<Ir> all(Collection<? extends Ir> forms) {
        var all = new ArrayList<Ir>();
        in(forms, part -> {
            all.add(part);
            return false;
        });
        return all;
    }

    /** The function of a program that a call names, as it is now; null for all else. */
    public static @Nullable Lambda called(Ir.Call call) {
        return call.function() instanceof Ir.VarRef ref
                        && !Traits.isDynamic(ref)
                        && Traits.value(ref) instanceof Function function
                        && function.code instanceof LambdaCode code
                ? code.lambda()
                : null;
    }

    private boolean find(Ir ir) {
        if (skipped.test(ir)) {
            return false;
        }
        if (wanted.test(ir) || findBehind(ir)) {
            return true;
        }
        for (var part : IrTree.children(ir)) {
            if (find(part)) {
                return true;
            }
        }
        return false;
    }

    private boolean findBehind(Ir part) {
        return switch (part) {
            case Ir.VarRef v -> Traits.value(v) instanceof Function f && findIn(f);
            case Ir.Const c -> c.value() instanceof Function f && findIn(f);
            case Ir.Fn f -> findIn(f.lambda());
            case Ir.Functions f -> f.lambdas().stream().anyMatch(this::findIn);
            default -> false;
        };
    }

    private boolean findIn(Function function) {
        return function.code instanceof LambdaCode code && findIn(code.lambda());
    }

    private boolean findIn(Lambda lambda) {
        return seen.add(lambda) && lambda.arities().stream().anyMatch(a -> find(a.body()));
    }
}
