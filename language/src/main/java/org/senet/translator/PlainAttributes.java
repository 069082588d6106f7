package org.senet.translator;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Design;

/** The attributes of pieces and of the position whose values nothing can be moved along. */
final class PlainAttributes {
    private PlainAttributes() {}

    /** The attributes that have plain values only, wherever they are declared and set. */
    static Set<String> of(Design design, List<RuleProgram> programs) {
        var plain = new HashSet<>(design.plainAttributes());
        for (var program : programs) {
            removeSet(program.pre(), plain);
            for (var w : program.ways()) {
                removeSet(w.move(), plain);
                removeSet(w.post(), plain);
            }
        }
        return plain;
    }

    private static void removeSet(List<Ir> code, Set<String> plain) {
        for (var ir : code) {
            IrTree.contains(ir, e -> {
                if (e instanceof Ir.Effect f
                        && f.kind() == EffectKind.SET_ATTRIBUTE
                        && f.arguments().getFirst() instanceof Ir.Const name
                        && !isPlain(f.arguments().get(1))) {
                    plain.remove(name.value());
                } else if (e instanceof Ir.BoardAttributeAssign b && !isPlain(b.value())) {
                    plain.remove(b.name());
                }
                return false;
            });
        }
    }

    private static boolean isPlain(Ir value) {
        return value instanceof Ir.Operation || value instanceof Ir.Const c && Design.isPlain(c.value());
    }
}
