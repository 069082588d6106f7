package org.senet.translator;

import java.util.List;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;

/**
 * Whether the end of a move does the same at each empty position: it drops the piece, compares numbers, and sets what belongs to
 * no position, to values that do not depend on what it has set before.
 */
final class Uniform {
    private Uniform() {}

    /** Whether that is so for the forms of a {@code post}, of which exactly one drops a piece, without a condition. */
    static boolean is(List<Ir> post) {
        return post.stream().filter(Uniform::drops).count() == 1
                && post.stream().allMatch(f -> drops(f) || isPlain(f));
    }

    private static boolean drops(Ir form) {
        return form instanceof Ir.Effect e
                && e.kind() == EffectKind.DROP
                && e.arguments().isEmpty();
    }

    private static boolean isPlain(Ir form) {
        return switch (form) {
            case Ir.Const c -> true;
            case Ir.Do d -> d.forms().stream().allMatch(Uniform::isPlain);
            case Ir.Check c -> compares(c.test());
            case Ir.If i -> compares(i.test()) && isPlain(i.then()) && isPlain(i.otherwise());
            case Ir.GlobalAssign g -> isValue(g.value()) && !(g.value() instanceof Ir.GlobalRef);
            case Ir.BoardAttributeAssign b -> b.value() instanceof Ir.Const;
            // Notation is left out, where moves are listed like others.
            case Ir.Effect e -> e.kind() == EffectKind.LOG && Looking.areQuiet(e.arguments());
            default -> false;
        };
    }

    private static boolean compares(Ir test) {
        return CheckTranslator.unwrap(test) instanceof Ir.Operation o
                && o.operator().compares()
                && o.operands().stream().allMatch(Uniform::isValue);
    }

    private static boolean isValue(Ir value) {
        return value instanceof Ir.Const || value instanceof Ir.LocalRef || value instanceof Ir.GlobalRef;
    }
}
