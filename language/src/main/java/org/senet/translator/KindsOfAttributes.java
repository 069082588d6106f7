package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Design;

/**
 * Tells which attributes have values of one kind only, wherever the rules set them. It is asked when the start is known, and remembers
 * its answers. Thread-safe.
 */
final class KindsOfAttributes {
    private final Design design;
    private final List<RuleProgram> programs;
    private final List<RuleAction> actions;
    private volatile @Nullable Set<String> plain;
    private volatile @Nullable Set<String> numbers;

    KindsOfAttributes(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        this.design = design;
        this.programs = programs;
        this.actions = actions;
    }

    /** The attributes of pieces and of the position that are never directions or positions. */
    Set<String> plain() {
        var known = plain;
        if (known == null) {
            known = kept(design.plainAttributes(), KindsOfAttributes::isPlain);
            plain = known;
        }
        return known;
    }

    /** The attributes of the position that are always numbers. */
    Set<String> numbers() {
        var known = numbers;
        if (known == null) {
            known = kept(design.numberAttributes(), KindsOfAttributes::isNumber);
            numbers = known;
        }
        return known;
    }

    /** Those of some attributes to which rules give only values of a kind. */
    private Set<String> kept(Set<String> attributes, Predicate<Ir> isOfKind) {
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
