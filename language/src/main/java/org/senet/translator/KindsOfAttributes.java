package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Design;

/** Attributes of which it is known what kinds of values they have, wherever they are declared and set. */
final class KindsOfAttributes {
    private KindsOfAttributes() {}

    /** The attributes of pieces and of the position whose values nothing can be moved along. */
    static Set<String> plain(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        return kept(design.plainAttributes(), programs, actions, KindsOfAttributes::isPlain);
    }

    /** The attributes of the position that are always numbers. */
    static Set<String> numbers(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        return kept(design.numberAttributes(), programs, actions, KindsOfAttributes::isNumber);
    }

    /** Those of some attributes to which rules give only values of a kind. */
    private static Set<String> kept(
            Set<String> attributes, List<RuleProgram> programs, List<RuleAction> actions, Predicate<Ir> isOfKind) {
        var code = new ArrayList<Ir>();
        for (var program : programs) {
            code.addAll(program.pre());
            for (var way : program.ways()) {
                code.addAll(way.move());
                code.addAll(way.post());
            }
        }
        actions.forEach(action -> code.addAll(action.body()));
        if (attributes.isEmpty() || code.stream().anyMatch(c -> IrTree.contains(c, KindsOfAttributes::maySetAny))) {
            return Set.of();
        }
        var kept = new HashSet<>(attributes);
        code.forEach(c -> IrTree.contains(c, part -> {
            removeSet(part, kept, isOfKind);
            return false;
        }));
        return kept;
    }

    /** Whether it is a call of something that acts on the board, or may do so. */
    private static boolean maySetAny(Ir part) {
        return part instanceof Ir.Call call
                && !Computations.isComputation(call)
                && !(Traits.isBuiltinCall(call)
                        && call.arguments().stream().noneMatch(KindsOfAttributes::mayBeFunction));
    }

    private static boolean mayBeFunction(Ir argument) {
        return switch (argument) {
            case Ir.Const c -> !Design.isPlain(c.value());
            case Ir.Operation o -> false;
            case Ir.Test t -> false;
            case Ir.Not n -> false;
            case Ir.Collection c -> c.elements().stream().anyMatch(KindsOfAttributes::mayBeFunction);
            default -> true;
        };
    }

    private static void removeSet(Ir part, Set<String> kept, Predicate<Ir> isOfKind) {
        if (part instanceof Ir.Effect effect
                && effect.kind() == EffectKind.SET_ATTRIBUTE
                && effect.arguments().getFirst() instanceof Ir.Const name
                && !isOfKind.test(effect.arguments().get(1))) {
            kept.remove(name.value());
        } else if (part instanceof Ir.BoardAttributeAssign assign && !isOfKind.test(assign.value())) {
            kept.remove(assign.name());
        }
    }

    private static boolean isNumber(Ir value) {
        return value instanceof Ir.Operation o && !o.operator().compares()
                || value instanceof Ir.Const c && c.value() instanceof Long;
    }

    private static boolean isPlain(Ir value) {
        return value instanceof Ir.Operation || value instanceof Ir.Const c && Design.isPlain(c.value());
    }
}
