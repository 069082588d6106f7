package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.senet.analysis.Cells;
import org.senet.ir.Ir;
import org.senet.state.Design;

/**
 * Computes sets of positions as {@link Cells} describe them, all positions of a word together. A term that is part of several ones, or
 * all of whose words are needed at once, is computed once. Immutable; compiled code takes its arrays apart.
 */
public final class CellsCode {
    private final int words;

    /** Those terms that have a place of their own in what is being computed, each after its parts. */
    @CompilationFinal(dimensions = 1)
    private final CellsTerm[] kept;

    @CompilationFinal(dimensions = 1)
    private final CellsTerm[] roots;

    private final List<Ir> conditions;

    /** @param sets the sets to be computed, in their order */
    CellsCode(Design design, List<Cells> sets) {
        words = design.words;
        var translation = new Translation(design, sets);
        roots = sets.stream().map(translation::term).toArray(CellsTerm[]::new);
        kept = translation.kept.toArray(CellsTerm[]::new);
        conditions = List.copyOf(translation.conditions);
    }

    /** A single set. */
    static CellsCode of(Design design, Cells set) {
        return new CellsCode(design, List.of(set));
    }

    /** The conditions of the whole position to be asked before, in the order of their bits in {@link Sight#answers}. */
    List<Ir> conditions() {
        return conditions;
    }

    /** The words of all sets, one set after the other. */
    @ExplodeLoop
    long[] all(Sight sight) {
        var values = values(sight);
        var sets = new long[roots.length * words];
        for (int i = 0; i < roots.length; i++) {
            for (int w = 0; w < words; w++) {
                sets[i * words + w] = roots[i].word(sight, values, w);
            }
        }
        return sets;
    }

    /** The only word of the only set. */
    long word(Sight sight) {
        return roots[0].word(sight, values(sight), 0);
    }

    /** Whether there is a position in the only set. */
    @ExplodeLoop
    boolean isAny(Sight sight) {
        var values = values(sight);
        long any = 0;
        for (int w = 0; w < words; w++) {
            any |= roots[0].word(sight, values, w);
        }
        return any != 0;
    }

    /** How many positions the only set has. */
    @ExplodeLoop
    int count(Sight sight) {
        var values = values(sight);
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(roots[0].word(sight, values, w));
        }
        return count;
    }

    @ExplodeLoop
    private long[][] values(Sight sight) {
        var values = new long[kept.length][];
        for (int i = 0; i < kept.length; i++) {
            values[i] = kept[i].words(sight, values);
        }
        return values;
    }

    /** From terms to what computes them. */
    private static final class Translation {
        private final Design design;
        private final Map<Cells, Integer> uses = new HashMap<>();
        private final Map<Cells, CellsTerm> made = new HashMap<>();
        private final List<CellsTerm> kept = new ArrayList<>();
        private final LinkedHashSet<Ir> conditions = new LinkedHashSet<>();

        Translation(Design design, List<Cells> sets) {
            this.design = design;
            sets.forEach(this::count);
        }

        private void count(Cells cells) {
            if (uses.merge(cells, 1, Integer::sum) == 1) {
                cells.parts().forEach(this::count);
            }
        }

        CellsTerm term(Cells cells) {
            var known = made.get(cells);
            if (known != null) {
                return known;
            }
            var term = translated(cells);
            if (isKept(cells)) {
                kept.add(term);
                term = new CellsTerm.Kept(design.words, kept.size() - 1);
            }
            made.put(cells, term);
            return term;
        }

        private boolean isKept(Cells cells) {
            return !cells.parts().isEmpty() && (uses.get(cells) > 1 || design.words > 1 && needsAllWords(cells));
        }

        private static boolean needsAllWords(Cells cells) {
            return cells instanceof Cells.Before
                    || cells instanceof Cells.After
                    || cells instanceof Cells.Back
                    || cells instanceof Cells.Onward
                    || cells instanceof Cells.IfAny;
        }

        private CellsTerm translated(Cells cells) {
            int words = design.words;
            return switch (cells) {
                case Cells.Fixed f -> new CellsTerm.Fixed(words, f.positions());
                case Cells.Owned o -> new CellsTerm.Owned(design, o.owners());
                case Cells.Typed t -> new CellsTerm.Typed(design, t.type());
                case Cells.Here h -> new CellsTerm.Here(words);
                case Cells.When w -> new CellsTerm.When(words, bit(w.condition()));
                case Cells.Not n -> new CellsTerm.Not(design, term(n.excluded()));
                case Cells.And a -> and(a);
                case Cells.Or o -> new CellsTerm.Either(words, term(o.one()), term(o.other()));
                case Cells.IfAny i -> {
                    var enclosed = Enclosed.of(design, i);
                    yield enclosed != null ? enclosed : new CellsTerm.IfAny(words, term(i.set()), term(i.other()));
                }
                case Cells.Before b -> CellsShift.before(design, b.way(), term(b.to()));
                case Cells.After a -> CellsShift.after(design, a.way(), term(a.from()));
                case Cells.Back b -> CellsFill.back(design, b.way(), term(b.ends()), term(b.within()));
                case Cells.Onward o -> CellsFill.onward(design, o.way(), term(o.begins()), term(o.within()));
                case Cells.Unsolved u -> throw new IllegalStateException("a loop was not solved");
            };
        }

        private CellsTerm and(Cells.And and) {
            int words = design.words;
            if (and.other() instanceof Cells.Not n) {
                return new CellsTerm.Without(words, term(and.one()), term(n.excluded()));
            }
            return and.one() instanceof Cells.Not n
                    ? new CellsTerm.Without(words, term(and.other()), term(n.excluded()))
                    : new CellsTerm.Both(words, term(and.one()), term(and.other()));
        }

        private int bit(Ir condition) {
            conditions.add(condition);
            return new ArrayList<>(conditions).indexOf(condition);
        }
    }
}
