package org.senet.lint.rules;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.senet.game.GameRules.Way;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Walk;

/** Follows a rule's own piece through the statements, and tells which of its attributes they ask or change. */
final class OwnPiece {
    /** Where the piece is. */
    private enum Where {
        /** Here, and not in the hand. */
        HERE,
        /** Alone in the hand, over the position that it has left. */
        LIFTED,
        /** Alone in the hand, over any position. */
        CARRIED,
        UNKNOWN
    }

    /** Effects that change neither pieces nor where they are. */
    private static final Set<EffectKind> HARMLESS =
            Set.of(EffectKind.LOG, EffectKind.MARK, EffectKind.NEXT_TURN, EffectKind.WEIGHT, EffectKind.SET_ATTRIBUTE);

    private final Set<String> attributes;
    private final BiConsumer<Ir, Boolean> told;

    /**
     * @param attributes the names of the piece's attributes
     * @param told is told of code that asks or changes an attribute of the piece, and whether the piece has it
     */
    OwnPiece(Set<String> attributes, BiConsumer<Ir, Boolean> told) {
        this.attributes = attributes;
        this.told = told;
    }

    /** Follows the piece through a way of moving. */
    void follow(Way way) {
        if (!way.placing()) {
            var before = after(way.pre(), Where.HERE);
            var end = after(way.body(), before);
            // Where the move may end earlier, `post` begins there as well.
            boolean several = Walk.contains(way.body(), Ir.EndMove.class::isInstance);
            after(way.post(), several && !(end == Where.CARRIED && keepsHand(way.body())) ? Where.UNKNOWN : end);
        }
    }

    private Where after(List<Ir> statements, Where before) {
        var now = before;
        for (var statement : statements) {
            now = after(statement, now);
        }
        return now;
    }

    private Where after(Ir ir, Where before) {
        return switch (ir) {
            case Ir.Do d -> after(d.forms(), before);
            case Ir.Effect e -> effect(e, before);
            case Ir.If i -> {
                var tested = passed(i.test(), before);
                var then = after(i.then(), tested);
                var otherwise = after(i.otherwise(), tested);
                yield then == otherwise
                        ? then
                        : isCarried(then) && isCarried(otherwise) ? Where.CARRIED : Where.UNKNOWN;
            }
            case Ir.While w -> {
                var inside = isCarried(before) && keepsHand(List.of(w)) ? Where.CARRIED : Where.UNKNOWN;
                after(w.body(), inside);
                yield inside;
            }
            default -> passed(ir, before);
        };
    }

    private static boolean isCarried(Where where) {
        return where == Where.LIFTED || where == Where.CARRIED;
    }

    private Where effect(Ir.Effect effect, Where before) {
        var here = before;
        for (var argument : effect.arguments()) {
            here = passed(argument, here);
        }
        if (effect.kind() == EffectKind.SET_ATTRIBUTE
                && here != Where.UNKNOWN
                && effect.arguments().getFirst() instanceof Ir.Const name
                && name.value() instanceof String attributeName) {
            told.accept(effect, attributes.contains(attributeName));
        }
        boolean plain = effect.arguments().isEmpty();
        return switch (effect.kind()) {
            case TAKE -> plain && here == Where.HERE ? Where.LIFTED : Where.UNKNOWN;
            case DROP -> plain && isCarried(here) ? Where.HERE : Where.UNKNOWN;
            case CAPTURE -> isCarried(here) ? Where.CARRIED : Where.UNKNOWN;
            default -> HARMLESS.contains(effect.kind()) ? here : Where.UNKNOWN;
        };
    }

    /** Where the piece is behind code that is no effect; what the code asks of it is told. */
    private Where passed(Ir ir, Where before) {
        if (isStill(ir)) {
            if (before == Where.HERE || before == Where.LIFTED) {
                asks(ir);
            }
            return before;
        }
        return isCarried(before) && keepsHand(List.of(ir)) ? Where.CARRIED : Where.UNKNOWN;
    }

    /** Whether code leaves the piece and the current position where they are; to an attribute that the piece has not, nothing goes. */
    private boolean isStill(Ir ir) {
        return switch (ir) {
            case Ir.Test t
            when t.value() instanceof Ir.PieceAttribute a && a.path().isEmpty() -> !attributes.contains(a.name());
            case Ir.Check c -> isStill(c.test());
            case Ir.Not n -> isStill(n.test());
            case Ir.And a when a.conditions() -> a.forms().stream().allMatch(this::isStill);
            case Ir.Or o when o.conditions() -> o.forms().stream().allMatch(this::isStill);
            default -> SquareContents.isStill(ir);
        };
    }

    private void asks(Ir ir) {
        if (ir instanceof Ir.Exists || ir instanceof Ir.Count) {
            return;
        }
        if (ir instanceof Ir.PieceAttribute a && a.path().isEmpty() && !a.changed()) {
            told.accept(a, attributes.contains(a.name()));
        }
        IrTree.children(ir).forEach(this::asks);
    }

    /** Whether code leaves in the hand what is there. */
    private static boolean keepsHand(List<Ir> code) {
        return !Walk.contains(
                code,
                ir -> ir instanceof Ir.Call
                        || ir instanceof Ir.FirstWay
                        || ir instanceof Ir.Effect e && !HARMLESS.contains(e.kind()) && e.kind() != EffectKind.CAPTURE);
    }
}
