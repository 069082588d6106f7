package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.nodes.Step;
import org.senet.nodes.rules.InvariantNode;
import org.senet.nodes.rules.InvariantStep;

/**
 * Turns a check that reads globals into one that is remembered: everything in it that reads no global is computed once and
 * kept with the move, and the condition that remains is a function of those values and the globals. That is the same only if
 * the check {@linkplain #comesToAllParts comes to all that is computed}.
 */
final class InvariantTranslator {
    private final Unit unit;
    private final DirectTranslator direct;
    private final List<Local> locals = new ArrayList<>();
    private final List<Ir> values = new ArrayList<>();

    InvariantTranslator(Unit unit, DirectTranslator direct) {
        this.unit = unit;
        this.direct = direct;
    }

    static boolean readsGlobal(Ir ir) {
        return IrTree.contains(ir, Ir.GlobalRef.class::isInstance);
    }

    /**
     * Whether it makes no difference when all parts of a check that read no global are computed at once: it comes to each of them
     * whatever the globals are, or the part only looks.
     */
    static boolean comesToAllParts(Ir test) {
        return isKept(test, true);
    }

    /** @param sure whether the check comes to this part whatever the globals are */
    private static boolean isKept(Ir ir, boolean sure) {
        if (!readsGlobal(ir)) {
            return sure || Looking.only(ir);
        }
        return switch (ir) {
            case Ir.GlobalRef g -> true;
            case Ir.Test t -> (t.mode() == TestMode.CORE || Looking.isTruth(t.value())) && isKept(t.value(), sure);
            case Ir.Operation o -> areKept(o.operands(), sure);
            case Ir.Collection c -> areKept(c.elements(), sure);
            case Ir.Not n -> isKept(n.test(), sure);
            case Ir.If i -> isKept(i.test(), sure) && areKept(List.of(i.then(), i.otherwise()), false);
            case Ir.And a -> isFirstKept(a.forms(), sure);
            case Ir.Or o -> isFirstKept(o.forms(), sure);
            default -> false;
        };
    }

    private static boolean areKept(List<Ir> parts, boolean sure) {
        return parts.stream().allMatch(p -> isKept(p, sure));
    }

    private static boolean isFirstKept(List<Ir> parts, boolean sure) {
        return isKept(parts.getFirst(), sure) && areKept(parts.subList(1, parts.size()), false);
    }

    Step check(Ir test, Step next) {
        var condition = keep(test);
        int[] slots = unit.slots(locals);
        int number = unit.invariant(test, () -> remembered(slots, test, condition));
        return new InvariantStep(
                number,
                slots,
                direct.bindings(locals, values),
                unit.tracing().remembered(test, direct.test(condition)),
                unit.slots().spentBy(next),
                next);
    }

    /** Made when rules run already, under the lock under which the unit's other code is built then. */
    private InvariantNode remembered(int[] slots, Ir test, Ir condition) {
        synchronized (unit.layout()) {
            return new InvariantNode(slots, unit.tracing().judged(test, direct.test(condition)));
        }
    }

    private Ir keep(Ir ir) {
        if (ir instanceof Ir.Const || ir instanceof Ir.GlobalRef || ir instanceof Ir.VarRef) {
            return ir;
        }
        if (readsGlobal(ir)) {
            return IrTree.withChildren(
                    ir, IrTree.children(ir).stream().map(this::keep).toList());
        }
        var local = unit.keptValueOf(ir);
        locals.add(local);
        values.add(ir);
        return new Ir.LocalRef(ir.span(), local);
    }
}
