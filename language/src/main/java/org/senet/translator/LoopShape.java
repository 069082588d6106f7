package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * A loop of a function that goes on as long as one condition holds, or does not, so that rules can write it as a {@code while}.
 *
 * @param test the condition
 * @param positive whether the loop goes on where the condition holds
 * @param before what is done before the loop goes on
 * @param next the values with which it goes on
 * @param rest what is done when it does not go on, and the value of the loop
 */
record LoopShape(Ir test, boolean positive, List<Ir> before, Ir.Recur next, Ir rest) {

    /** That of a loop; null where it goes on or ends in several ways, or where something comes before the condition. */
    static @Nullable LoopShape of(Ir.Loop loop) {
        if (!(loop.body() instanceof Ir.If choice)) {
            return null;
        }
        var onward = of(choice, loop, true);
        return onward != null ? onward : of(choice, loop, false);
    }

    private static @Nullable LoopShape of(Ir.If choice, Ir.Loop loop, boolean positive) {
        var repeated = positive ? choice.then() : choice.otherwise();
        var rest = positive ? choice.otherwise() : choice.then();
        var forms = repeated instanceof Ir.Do d ? d.forms() : List.of(repeated);
        if (forms.isEmpty()
                || !(forms.getLast() instanceof Ir.Recur next && next.label() == loop.label())
                || recurs(rest, loop)
                || recurs(choice.test(), loop)) {
            return null;
        }
        var before = forms.subList(0, forms.size() - 1);
        return before.stream().anyMatch(form -> recurs(form, loop))
                ? null
                : new LoopShape(choice.test(), positive, before, next, rest);
    }

    private static boolean recurs(Ir ir, Ir.Loop loop) {
        return IrTree.contains(ir, part -> part instanceof Ir.Recur r && r.label() == loop.label());
    }
}
