package org.senet.translator;

import org.senet.ir.EffectKind;
import org.senet.ir.Ir;

/** Tells effects that cannot keep a rule from going on. */
final class PlainEffects {
    private PlainEffects() {}

    /** Whether an effect happens without fail, since what is given to it chooses nothing and asks nothing. */
    static boolean isPlain(Ir.Effect effect) {
        return effect.kind() == EffectKind.CAPTURE
                || (effect.kind() == EffectKind.TAKE || effect.kind() == EffectKind.DROP)
                        && effect.arguments().isEmpty()
                || effect.arguments().stream().allMatch(PlainEffects::isPlainArgument);
    }

    private static boolean isPlainArgument(Ir argument) {
        return switch (argument) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.Ask a -> true;
            case Ir.Any a -> !a.options().isEmpty() && a.options().stream().allMatch(Ir.Const.class::isInstance);
            default -> false;
        };
    }
}
