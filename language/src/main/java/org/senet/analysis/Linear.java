package org.senet.analysis;

import org.jspecify.annotations.Nullable;

/**
 * A term with an unsolved set X as {@code free ∪ (here ∩ step(there ∩ X))}, where the step is one step of a relation, backward or
 * forward.
 *
 * @param free what does not depend on X
 * @param here where a step of X must come
 * @param way the relation; null where the term does not depend on X
 * @param there the positions of X that count
 */
record Linear(Cells free, Cells here, @Nullable Relation way, Cells there) {
    /** The term in this form; null when it has another one. */
    static @Nullable Linear of(Algebra sets, Cells unsolved, Cells term, boolean backward) {
        if (!term.contains(unsolved)) {
            return new Linear(term, sets.none(), null, sets.none());
        }
        return switch (term) {
            case Cells.Or o -> {
                var one = of(sets, unsolved, o.one(), backward);
                var other = of(sets, unsolved, o.other(), backward);
                yield one == null || other == null || one.way != null && other.way != null
                        ? null
                        : one.way == null
                                ? other.with(sets.or(other.free, one.free))
                                : one.with(sets.or(one.free, other.free));
            }
            case Cells.And a -> {
                boolean first = a.one().contains(unsolved);
                var rest = first ? a.other() : a.one();
                var inner = rest.contains(unsolved) ? null : of(sets, unsolved, first ? a.one() : a.other(), backward);
                yield inner == null || inner.way == null
                        ? null
                        : new Linear(sets.and(rest, inner.free), sets.and(rest, inner.here), inner.way, inner.there);
            }
            case Cells.Before b when backward -> step(sets, unsolved, b.way(), b.to(), true);
            case Cells.After a when !backward -> step(sets, unsolved, a.way(), a.from(), false);
            default -> null;
        };
    }

    private Linear with(Cells other) {
        return new Linear(other, here, way, there);
    }

    private static @Nullable Linear step(Algebra sets, Cells unsolved, Relation way, Cells of, boolean backward) {
        var met = Met.of(sets, unsolved, of);
        return met == null
                ? null
                : new Linear(
                        backward ? sets.before(way, met.free) : sets.after(way, met.free), sets.all(), way, met.there);
    }

    /** A term with X and no step as {@code free ∪ (there ∩ X)}. */
    private record Met(Cells free, Cells there) {
        static @Nullable Met of(Algebra sets, Cells unsolved, Cells term) {
            if (term == unsolved) {
                return new Met(sets.none(), sets.all());
            }
            if (!term.contains(unsolved)) {
                return new Met(term, sets.none());
            }
            if (!(term instanceof Cells.Or || term instanceof Cells.And)) {
                return null;
            }
            var one = of(sets, unsolved, term.parts().getFirst());
            var other = of(sets, unsolved, term.parts().getLast());
            if (one == null || other == null) {
                return null;
            }
            return term instanceof Cells.Or
                    ? new Met(sets.or(one.free, other.free), sets.or(one.there, other.there))
                    : new Met(
                            sets.and(one.free, other.free),
                            sets.or(
                                    sets.and(one.there, other.there),
                                    sets.or(sets.and(one.free, other.there), sets.and(one.there, other.free))));
        }
    }
}
