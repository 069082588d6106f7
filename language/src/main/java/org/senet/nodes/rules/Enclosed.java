package org.senet.nodes.rules;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.analysis.Relation;
import org.senet.state.Design;

/**
 * The pieces of some owners that stand in a row from the current position on along a line, up to the first piece or place that is no
 * such one, if that is a piece of others. From one position the first bit of a ray tells that, in few instructions; to let sets go
 * along the line in rounds takes several times as many. Immutable.
 */
final class Enclosed extends CellsTerm {
    private final Ray ray;
    private final CellsTerm row;
    private final CellsTerm end;

    private Enclosed(Design design, Ray ray, long row, long end) {
        super(design.words);
        this.ray = ray;
        this.row = new Owned(design, row);
        this.end = new Owned(design, end);
    }

    /**
     * The first of two sets if there is anything in the second one, where these two are as described; else null: the first one is a row
     * from the current position on, the second one the place behind it, if a piece of others stands there.
     */
    static @Nullable CellsTerm of(Design design, Cells.IfAny both) {
        if (!(both.set() instanceof Cells.Onward row
                && row.within() instanceof Cells.Owned through
                && isBesideHere(row.begins(), row.way(), through)
                && both.other() instanceof Cells.And ended)) {
            return null;
        }
        var end = isAfter(ended.one(), row) ? ended.other() : isAfter(ended.other(), row) ? ended.one() : null;
        return end instanceof Cells.Owned last && (last.owners() & through.owners()) == 0
                ? Optional.ofNullable(Line.of(design, row.way().ends()))
                        .map(Line::ray)
                        .map(ray -> new Enclosed(design, ray, through.owners(), last.owners()))
                        .orElse(null)
                : null;
    }

    private static boolean isAfter(Cells set, Cells.Onward row) {
        return set instanceof Cells.After a && a.way().equals(row.way()) && a.from() == row;
    }

    /** Whether a set is the next position along a relation, if a piece of some owners stands there. */
    private static boolean isBesideHere(Cells set, Relation way, Cells.Owned owned) {
        return set instanceof Cells.And a
                && (a.one() == owned && isBeside(a.other(), way) || a.other() == owned && isBeside(a.one(), way));
    }

    private static boolean isBeside(Cells set, Relation way) {
        return set instanceof Cells.After a && a.way().equals(way) && a.from() instanceof Cells.Here;
    }

    @Override
    long word(Sight sight, long[][] values, int word) {
        int from = Long.numberOfTrailingZeros(sight.here) & Long.SIZE - 1;
        long found = ray.enclosed(from, row.word(sight, values, 0), end.word(sight, values, 0));
        return sight.isSomewhere ? found : found & Ray.ifAny(sight.here);
    }
}
