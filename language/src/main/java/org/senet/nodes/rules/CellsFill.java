package org.senet.nodes.rules;

import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Relation;
import org.senet.state.Design;

/**
 * The positions that are joined with those of a set by repeated steps of a relation within another set, in either direction. Along a
 * {@link Line} that takes few steps, each twice as long as the one before; else as many as there are. Immutable.
 */
final class CellsFill extends CellsTerm.Whole {
    private final CellsShift step;
    private final @Nullable Line line;
    private final boolean onward;
    private final CellsTerm seed;
    private final CellsTerm within;

    private CellsFill(
            Design design, CellsShift step, @Nullable Line line, boolean onward, CellsTerm seed, CellsTerm within) {
        super(design.words);
        this.step = step;
        this.line = line;
        this.onward = onward;
        this.seed = seed;
        this.within = within;
    }

    /** Those from which the relation leads, within a set, to some positions; and these. */
    static CellsTerm back(Design design, Relation way, CellsTerm ends, CellsTerm within) {
        var before = CellsShift.before(design, way, ends);
        // What leads to one position from everywhere leads there at once.
        return before instanceof CellsShift step
                ? new CellsFill(design, step, Line.of(design, way.ends()), false, ends, within)
                : new CellsTerm.Either(design.words, ends, new CellsTerm.Both(design.words, within, before));
    }

    /** Those to which the relation leads, within a set, from some positions; and these. */
    static CellsTerm onward(Design design, Relation way, CellsTerm begins, CellsTerm within) {
        var step = CellsShift.after(design, way, begins);
        return new CellsFill(design, step, Line.of(design, way.ends()), true, begins, within);
    }

    @Override
    long[] words(Sight sight, long[][] values) {
        var found = seed.words(sight, values);
        var open = within.words(sight, values);
        if (line == null) {
            return repeated(found, open);
        }
        return new long[] {onward ? line.onward(found[0], open[0]) : line.backward(found[0], open[0])};
    }

    private long[] repeated(long[] begin, long[] open) {
        var found = begin;
        while (true) {
            var next = step.shifted(found);
            if (!addTo(next, found, open)) {
                return next;
            }
            found = next;
        }
    }

    /** Leaves of a next set what is open, and adds the last one; whether that is more than the last one. */
    @ExplodeLoop
    private boolean addTo(long[] next, long[] last, long[] open) {
        long more = 0;
        for (int w = 0; w < words; w++) {
            next[w] = next[w] & open[w] | last[w];
            more |= next[w] & ~last[w];
        }
        return more != 0;
    }
}
