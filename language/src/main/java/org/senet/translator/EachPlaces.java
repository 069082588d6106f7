package org.senet.translator;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.analysis.Derivation;
import org.senet.analysis.Ends;
import org.senet.analysis.WalkBuilder;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.TurnQuery;
import org.senet.nodes.rules.Site;
import org.senet.state.Duplicates;
import org.senet.state.Player;

/** The positions that an {@code each} asks for, where they can be computed together: because the order does not matter, and they count once. */
final class EachPlaces {
    private EachPlaces() {}

    /**
     * The positions at which the statements of a form must be run; null when they must be found one after another, because their
     * order may matter, or a position may count twice, or the condition is not understood, or sets have more than one word.
     */
    static @Nullable Cells of(Site site, Ir.Each each) {
        var design = site.design();
        if (design == null
                || design.words > 1
                || design.duplicates != Duplicates.KEEP
                || design.deferCaptures
                || !Derivation.EACH.isOn()
                || !isAlike(each.body())) {
            return null;
        }
        var walk = new WalkBuilder(design, site.player(), Set.of(), site.sets(), false).condition(each.condition());
        return Ends.of(design, site.player(), site.sets(), walk);
    }

    /** Whether code does the same at any position, whatever was done at others, and nothing more when it is run again. */
    private static boolean isAlike(Ir body) {
        return switch (body) {
            case Ir.Do d -> d.forms().size() == 1 && isAlike(d.forms().getFirst());
            case Ir.Effect e ->
                (e.kind() == EffectKind.SET_OWNER || e.kind() == EffectKind.PROMOTE || e.kind() == EffectKind.CAPTURE)
                        && e.arguments().stream().allMatch(EachPlaces::isFixed);
            default -> false;
        };
    }

    private static boolean isFixed(Ir argument) {
        return argument instanceof Ir.Const
                || argument instanceof Ir.AskTurn turn && turn.query() == TurnQuery.CURRENT_PLAYER;
    }

    /** The player to whom code gives the piece at the current position, by number, if it does only that and the player is known; else 0. */
    static int newOwner(Site site, Ir body) {
        return switch (body) {
            case Ir.Do d when d.forms().size() == 1 -> newOwner(site, d.forms().getFirst());
            case Ir.Effect e
            when e.kind() == EffectKind.SET_OWNER ->
                switch (e.arguments().getFirst()) {
                    case Ir.Const c when c.value() instanceof Player p -> p.number();
                    case Ir.AskTurn t when t.query() == TurnQuery.CURRENT_PLAYER -> site.player();
                    default -> 0;
                };
            default -> 0;
        };
    }
}
