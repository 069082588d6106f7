package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.nodes.Step;
import org.senet.nodes.rules.InvariantNode;
import org.senet.nodes.rules.InvariantStep;

/**
 * Turns a check that reads globals into one that is remembered: everything in it that reads no global is computed once and
 * kept with the move, and the condition that remains is a function of those values and the globals.
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

    Step check(Ir test, Step next) {
        var condition = keep(test);
        int[] slots = locals.stream().mapToInt(Local::slot).toArray();
        int number = unit.invariant(test, () -> remembered(slots, test, condition));
        return new InvariantStep(
                number,
                slots,
                direct.bindings(locals, values),
                unit.tracing().remembered(test, direct.test(condition)),
                Slots.spentBy(next),
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
        var local = unit.valueOf(ir);
        locals.add(local);
        values.add(ir);
        return new Ir.LocalRef(ir.span(), local);
    }
}
