package org.senet.translator;

import java.util.List;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.runtime.Var;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * Tells which statements go nowhere and change nothing, whatever functions they call: before others, the rules of a piece stand where
 * it stands.
 */
final class StandingStill {
    private final Design design;

    StandingStill(Design design) {
        this.design = design;
    }

    /** Whether all of the statements are such. */
    boolean all(List<Ir> statements) {
        return !Mentions.in(statements, this::mayLeave, StandingStill::isOfLibrary);
    }

    /** Whether it is a function of the core, which knows no board; functions that it is given are looked at for themselves. */
    private static boolean isOfLibrary(Ir part) {
        return part instanceof Ir.VarRef v && v.variable() instanceof Var variable && Traits.isOfLibrary(variable);
    }

    private boolean mayLeave(Ir part) {
        return switch (part) {
            case Ir.Effect e -> e.kind() != EffectKind.LOG;
            case Ir.Test t -> t.mode() != TestMode.CORE && !staysAt(t.value());
            case Ir.LateName n -> design.named(n.name()) == null;
            case Ir.Const c -> false;
            case Ir.LocalRef l -> false;
            case Ir.VarRef v -> Traits.isDynamic(v);
            case Ir.Bind b -> false;
            case Ir.Fn f -> false;
            case Ir.Check c -> false;
            case Ir.Do d -> false;
            case Ir.If i -> false;
            case Ir.And a -> false;
            case Ir.Or o -> false;
            case Ir.Not n -> false;
            case Ir.Operation o -> false;
            case Ir.Collection c -> false;
            case Ir.Call c -> false;
            case Ir.Any a -> false;
            case Ir.AnyOf a -> false;
            case Ir.Ask a -> false;
            case Ir.AskTurn t -> false;
            case Ir.InZone z -> false;
            case Ir.PieceAttribute a -> false;
            case Ir.BoardAttribute a -> false;
            default -> true;
        };
    }

    /** Whether nothing is gone to where somebody asks whether a value is true. */
    private static boolean staysAt(Ir value) {
        return switch (value) {
            case Ir.Const c ->
                !(c.value() instanceof Direction
                        || c.value() instanceof Place
                        || c.value() instanceof PersistentVector);
            case Ir.Call c -> Computations.isPredicate(c);
            default -> Looking.isTruth(value);
        };
    }
}
