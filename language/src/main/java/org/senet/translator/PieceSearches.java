package org.senet.translator;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.analysis.Derivation;
import org.senet.analysis.Starts;
import org.senet.analysis.Walk;
import org.senet.analysis.WalkBuilder;
import org.senet.ir.Ir;
import org.senet.nodes.rules.Site;

/**
 * Searches among pieces or positions that are made between moves: a set tells whether they find something, and where they have one way
 * from each position, how often.
 */
final class PieceSearches {
    private PieceSearches() {}

    /** The positions from which a search gets to its end; null where it is not known exactly. */
    static @Nullable Cells found(Site site, List<Ir> search) {
        return Derivation.PIECES.isOn() ? chosen(site, walk(site, search, true)) : null;
    }

    /** The positions from which a search gets to its end, in one way each; null where that is not known. */
    static @Nullable Cells counted(Site site, List<Ir> search) {
        if (!Derivation.PIECES.isOn()) {
            return null;
        }
        var walk = walk(site, search, true);
        return walk.hasOneWay() ? chosen(site, walk) : null;
    }

    /** The positions from which a search in the middle of a move gets to its end; null where it is not known exactly. */
    static @Nullable Cells foundWithin(Site site, List<Ir> search) {
        var design = site.design();
        if (design == null || design.words > 1 || design.deferCaptures || !Derivation.PIECES.isOn()) {
            return null;
        }
        var found = chosen(site, walk(site, search, false));
        return found == null || found.asksTypes() ? null : found;
    }

    private static Walk walk(Site site, List<Ir> search, boolean betweenMoves) {
        return new WalkBuilder(site.design(), site.player(), Set.of(), site.sets(), betweenMoves)
                .statements(search, null);
    }

    private static @Nullable Cells chosen(Site site, Walk walk) {
        return Starts.chosen(site.design(), site.player(), site.sets(), walk);
    }

    /** Whether code that begins between moves leaves all as it is for each of its parts. */
    static boolean changesNothing(List<Ir> code) {
        return !Mentions.in(code, PieceSearches::mayChange);
    }

    private static boolean mayChange(Ir ir) {
        return switch (ir) {
            case Ir.Effect e -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.DynamicAssign d -> true;
            case Ir.Capture c -> true;
            case Ir.Prompt p -> true;
            case Ir.Call c -> !Computations.isComputation(c);
            default -> false;
        };
    }
}
