package org.senet.translator;

import java.util.ArrayList;
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
    static Set<String> of(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        var code = new ArrayList<Ir>();
        for (var program : programs) {
            code.addAll(program.pre());
            for (var way : program.ways()) {
                code.addAll(way.move());
                code.addAll(way.post());
            }
        }
        actions.forEach(action -> code.addAll(action.body()));
        if (code.stream().anyMatch(c -> IrTree.contains(c, PlainAttributes::maySetAny))) {
            return Set.of();
        }
        var plain = new HashSet<>(design.plainAttributes());
        code.forEach(c -> IrTree.contains(c, part -> {
            removeSet(part, plain);
            return false;
        }));
        return plain;
    }

    /** Whether it is a call of something that acts on the board, or may do so. */
    private static boolean maySetAny(Ir part) {
        return part instanceof Ir.Call call
                && !Computations.isComputation(call)
                && !(Traits.isBuiltinCall(call) && call.arguments().stream().noneMatch(PlainAttributes::mayBeFunction));
    }

    private static boolean mayBeFunction(Ir argument) {
        return switch (argument) {
            case Ir.Const c -> !Design.isPlain(c.value());
            case Ir.Operation o -> false;
            case Ir.Test t -> false;
            case Ir.Not n -> false;
            case Ir.Collection c -> c.elements().stream().anyMatch(PlainAttributes::mayBeFunction);
            default -> true;
        };
    }

    private static void removeSet(Ir part, Set<String> plain) {
        if (part instanceof Ir.Effect effect
                && effect.kind() == EffectKind.SET_ATTRIBUTE
                && effect.arguments().getFirst() instanceof Ir.Const name
                && !isPlain(effect.arguments().get(1))) {
            plain.remove(name.value());
        } else if (part instanceof Ir.BoardAttributeAssign assign && !isPlain(assign.value())) {
            plain.remove(assign.name());
        }
    }

    private static boolean isPlain(Ir value) {
        return value instanceof Ir.Operation || value instanceof Ir.Const c && Design.isPlain(c.value());
    }
}
