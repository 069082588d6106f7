package org.senet.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;

/**
 * Makes sets of positions of one board, simplified; equal terms are made once. Owners exclude each other: no position has pieces of
 * two. For one thread.
 */
public final class Algebra {
    private final int size;
    private final BitSet board = new BitSet();
    private final Map<Object, Cells> known = new HashMap<>();
    private final Map<Cells, Part> parts = new HashMap<>();
    private final Map<Pair, Boolean> apart = new HashMap<>();
    private final Map<Pair, Boolean> within = new HashMap<>();

    /** @param size how many positions there are */
    public Algebra(int size) {
        this.size = size;
        board.set(0, size);
    }

    /** Two sets, and what is known of them. */
    private record Pair(Cells one, Cells other) {}

    /** What a set has in common with another one, where both are known from solving a loop. */
    private record Part(Cells other, Cells both) {}

    private record Key(Class<?> kind, List<Object> parts) {}

    private Cells make(Class<?> kind, List<Object> parts, Supplier<Cells> maker) {
        return known.computeIfAbsent(new Key(kind, parts), k -> maker.get());
    }

    private Cells makeSymmetric(Class<?> kind, Cells one, Cells other, Supplier<Cells> maker) {
        var swapped = known.get(new Key(kind, List.of(other, one)));
        return swapped != null ? swapped : make(kind, List.of(one, other), maker);
    }

    /** How many positions there are. */
    public int size() {
        return size;
    }

    // ---- sets that are given

    /** All positions. */
    public Cells all() {
        return fixed(board);
    }

    /** No position. */
    public Cells none() {
        return fixed(new BitSet());
    }

    /** Known positions. */
    public Cells fixed(BitSet positions) {
        var copy = (BitSet) positions.clone();
        return make(Cells.Fixed.class, List.of(copy), () -> new Cells.Fixed(copy));
    }

    /** The positions of pieces of some owners, given as bits by their numbers (from 1). */
    public Cells owned(long owners) {
        return owners == 0 ? none() : make(Cells.Owned.class, List.of(owners), () -> new Cells.Owned(owners));
    }

    /** The positions of pieces of a type, by its number; known between moves only. */
    public Cells typed(int type) {
        return make(Cells.Typed.class, List.of(type), () -> new Cells.Typed(type));
    }

    /** The current position. */
    public Cells here() {
        return make(Cells.Here.class, List.of(), Cells.Here::new);
    }

    /** All positions if a condition holds, which is the same wherever it is asked; else none. */
    public Cells when(Ir condition) {
        return make(Cells.When.class, List.of(condition), () -> new Cells.When(condition));
    }

    // ---- sets of others

    /** The positions of the board that are not in a set. */
    public Cells not(Cells set) {
        return switch (set) {
            case Cells.Fixed f -> {
                var rest = (BitSet) board.clone();
                rest.andNot(f.positions());
                yield fixed(rest);
            }
            case Cells.Not n -> n.excluded();
            default -> make(Cells.Not.class, List.of(set), () -> new Cells.Not(set));
        };
    }

    /** The positions that are in both sets. */
    public Cells and(Cells one, Cells other) {
        if (one == other || isAll(other)) {
            return one;
        }
        if (isAll(one)) {
            return other;
        }
        if (areApart(one, other)) {
            return none();
        }
        if (isWithin(one, other)) {
            return one;
        }
        if (isWithin(other, one)) {
            return other;
        }
        var part = part(one, other);
        if (part != null) {
            return part;
        }
        var simple = simpleAnd(one, other);
        if (simple == null) {
            simple = simpleAnd(other, one);
        }
        return simple != null ? simple : makeSymmetric(Cells.And.class, one, other, () -> new Cells.And(one, other));
    }

    private @Nullable Cells part(Cells one, Cells other) {
        var ofOne = parts.get(one);
        if (ofOne != null && ofOne.other() == other) {
            return ofOne.both();
        }
        var ofOther = parts.get(other);
        return ofOther != null && ofOther.other() == one ? ofOther.both() : null;
    }

    private @Nullable Cells simpleAnd(Cells one, Cells other) {
        return switch (one) {
            case Cells.Fixed f
            when other instanceof Cells.Fixed g -> {
                var both = (BitSet) f.positions().clone();
                both.and(g.positions());
                yield fixed(both);
            }
            case Cells.Owned o when other instanceof Cells.Owned p -> owned(o.owners() & p.owners());
            case Cells.Owned o when notOwners(other) != 0 -> owned(o.owners() & ~notOwners(other));
            case Cells.Not n
            when notOwners(one) != 0 && notOwners(other) != 0 -> not(owned(notOwners(one) | notOwners(other)));
            case Cells.And a when isWithin(other, a.one()) -> and(a.other(), other);
            case Cells.And a when isWithin(other, a.other()) -> and(a.one(), other);
            case Cells.Or o when areApart(o.one(), other) -> and(o.other(), other);
            case Cells.Or o when areApart(o.other(), other) -> and(o.one(), other);
            default -> null;
        };
    }

    /** The owners whose pieces are not in a set, if the set is defined by that alone; else 0. */
    private static long notOwners(Cells set) {
        return set instanceof Cells.Not n && n.excluded() instanceof Cells.Owned o ? o.owners() : 0;
    }

    /** The positions that are in either set. */
    public Cells or(Cells one, Cells other) {
        if (one == other || isNone(other)) {
            return one;
        }
        if (isNone(one)) {
            return other;
        }
        if (isAll(one) || isAll(other) || isComplement(one, other)) {
            return all();
        }
        if (isWithin(one, other)) {
            return other;
        }
        if (isWithin(other, one)) {
            return one;
        }
        var beside = beside(one, other);
        if (beside != other) {
            return or(one, beside);
        }
        beside = beside(other, one);
        if (beside != one) {
            return or(other, beside);
        }
        return switch (one) {
            case Cells.Fixed f
            when other instanceof Cells.Fixed g -> {
                var both = (BitSet) f.positions().clone();
                both.or(g.positions());
                yield fixed(both);
            }
            case Cells.Owned o when other instanceof Cells.Owned p -> owned(o.owners() | p.owners());
            case Cells.Owned o when notOwners(other) != 0 -> not(owned(notOwners(other) & ~o.owners()));
            case Cells.Not n
            when notOwners(one) != 0 && notOwners(other) != 0 -> not(owned(notOwners(one) & notOwners(other)));
            case Cells.Not n
            when notOwners(one) != 0 && other instanceof Cells.Owned o -> not(owned(notOwners(one) & ~o.owners()));
            default -> makeSymmetric(Cells.Or.class, one, other, () -> new Cells.Or(one, other));
        };
    }

    /** A set that has the same positions beside another one, without what it says of those that are in that one anyway. */
    private Cells beside(Cells one, Cells set) {
        if (!(set instanceof Cells.And and)) {
            return set;
        }
        var outside = not(one);
        if (isWithin(outside, and.one())) {
            return and.other();
        }
        if (isWithin(outside, and.other())) {
            return and.one();
        }
        var shorter = one instanceof Cells.And other ? without(other, and) : set;
        if (shorter != set) {
            return shorter;
        }
        var first = rest(one, and.one());
        var second = rest(one, and.other());
        return first == and.one() && second == and.other() ? set : and(first, second);
    }

    /** Of {@code L and more} beside {@code not L and less}, the second without {@code not L} where it is in {@code more}. */
    private Cells without(Cells.And one, Cells.And set) {
        if (isComplement(one.one(), set.one()) && isWithin(set.other(), one.other())
                || isComplement(one.other(), set.one()) && isWithin(set.other(), one.one())) {
            return set.other();
        }
        return isComplement(one.one(), set.other()) && isWithin(set.one(), one.other())
                        || isComplement(one.other(), set.other()) && isWithin(set.one(), one.one())
                ? set.one()
                : set;
    }

    /** What a set has besides those that are known to be in another one. */
    private Cells rest(Cells one, Cells set) {
        if (!(set instanceof Cells.Or or)) {
            return set;
        }
        if (isWithin(or.one(), one)) {
            return rest(one, or.other());
        }
        if (isWithin(or.other(), one)) {
            return rest(one, or.one());
        }
        var first = rest(one, or.one());
        var second = rest(one, or.other());
        return first == or.one() && second == or.other() ? set : or(first, second);
    }

    /** The positions of a set if there is anything in another one; else none. */
    public Cells ifAny(Cells set, Cells other) {
        if (isNone(set) || isNone(other)) {
            return none();
        }
        return other instanceof Cells.Fixed || set == other
                ? set
                : make(Cells.IfAny.class, List.of(set, other), () -> new Cells.IfAny(set, other));
    }

    /** The positions from which a relation leads into a set. */
    public Cells before(Relation way, Cells to) {
        if (way.isIdentity()) {
            return to;
        }
        return switch (to) {
            case Cells.Fixed f -> fixed(way.before(f.positions()));
            case Cells.When w when way.target() >= 0 -> to;
            case Cells.When w -> and(fixed(way.domain()), to);
            case Cells.Before b when way.then(b.way()).isUniform() -> before(way.then(b.way()), b.to());
            default ->
                way.isEmpty() ? none() : make(Cells.Before.class, List.of(way, to), () -> new Cells.Before(way, to));
        };
    }

    /** The positions to which a relation leads from a set. */
    public Cells after(Relation way, Cells from) {
        if (way.isIdentity()) {
            return from;
        }
        if (from instanceof Cells.Fixed f) {
            return fixed(way.after(f.positions()));
        }
        return way.isEmpty() ? none() : make(Cells.After.class, List.of(way, from), () -> new Cells.After(way, from));
    }

    /** The least set with those of {@code ends}, and those of {@code within} from which the relation leads into it. */
    public Cells back(Relation way, Cells ends, Cells within) {
        return isNone(ends) || isNone(within)
                ? ends
                : make(Cells.Back.class, List.of(way, ends, within), () -> new Cells.Back(way, ends, within));
    }

    /** The least set with those of {@code begins}, and those of {@code within} to which the relation leads from it. */
    public Cells onward(Relation way, Cells begins, Cells within) {
        return isNone(begins) || isNone(within)
                ? begins
                : make(Cells.Onward.class, List.of(way, begins, within), () -> new Cells.Onward(way, begins, within));
    }

    // ---- what is known of sets

    /** Whether a set has all positions, whatever stands on the board. */
    public boolean isAll(Cells set) {
        return set instanceof Cells.Fixed f && f.positions().cardinality() == size;
    }

    /** Whether a set has no position, whatever stands on the board. */
    public boolean isNone(Cells set) {
        return set instanceof Cells.Fixed f && f.positions().isEmpty();
    }

    private static boolean isComplement(Cells one, Cells other) {
        return one instanceof Cells.Not n && n.excluded() == other
                || other instanceof Cells.Not m && m.excluded() == one;
    }

    /** Whether it is known that no position is ever in both sets. */
    public boolean areApart(Cells one, Cells other) {
        var pair = new Pair(one, other);
        var answer = apart.get(pair);
        if (answer == null) {
            answer = isComplement(one, other) || isApart(one, other) || isApart(other, one);
            apart.put(pair, answer);
        }
        return answer;
    }

    private boolean isApart(Cells one, Cells other) {
        return switch (one) {
            case Cells.Fixed f ->
                f.positions().isEmpty()
                        || other instanceof Cells.Fixed g && !f.positions().intersects(g.positions());
            case Cells.Owned o ->
                other instanceof Cells.Owned p && (o.owners() & p.owners()) == 0
                        || (o.owners() & ~notOwners(other)) == 0;
            case Cells.And a -> areApart(a.one(), other) || areApart(a.other(), other);
            case Cells.Or o -> areApart(o.one(), other) && areApart(o.other(), other);
            case Cells.Back b -> areApart(b.ends(), other) && areApart(b.within(), other);
            case Cells.Onward n -> areApart(n.begins(), other) && areApart(n.within(), other);
            case Cells.Before b ->
                other instanceof Cells.Fixed f && !b.way().domain().intersects(f.positions());
            default -> false;
        };
    }

    /** Whether it is known that all positions of one set are in another one. */
    public boolean isWithin(Cells one, Cells other) {
        if (one == other || isAll(other) || isNone(one)) {
            return true;
        }
        var pair = new Pair(one, other);
        var answer = within.get(pair);
        if (answer == null) {
            answer = isPartOf(one, other);
            within.put(pair, answer);
        }
        return answer;
    }

    private boolean isPartOf(Cells one, Cells other) {
        if (other instanceof Cells.Or o && (isWithin(one, o.one()) || isWithin(one, o.other()))
                || other instanceof Cells.And a && isWithin(one, a.one()) && isWithin(one, a.other())) {
            return true;
        }
        return switch (one) {
            case Cells.Owned o ->
                other instanceof Cells.Owned p && (o.owners() & ~p.owners()) == 0
                        || notOwners(other) != 0 && (o.owners() & notOwners(other)) == 0;
            case Cells.Not n
            when notOwners(one) != 0 && notOwners(other) != 0 -> (notOwners(other) & ~notOwners(one)) == 0;
            case Cells.Fixed f
            when other instanceof Cells.Fixed g -> {
                var rest = (BitSet) f.positions().clone();
                rest.andNot(g.positions());
                yield rest.isEmpty();
            }
            case Cells.Before b
            when other instanceof Cells.Fixed g -> {
                var rest = b.way().domain();
                rest.andNot(g.positions());
                yield rest.isEmpty();
            }
            case Cells.And a -> isWithin(a.one(), other) || isWithin(a.other(), other);
            case Cells.Or o -> isWithin(o.one(), other) && isWithin(o.other(), other);
            case Cells.IfAny i -> isWithin(i.set(), other);
            case Cells.Back b -> isWithin(b.ends(), other) && isWithin(b.within(), other);
            case Cells.Onward o -> isWithin(o.begins(), other) && isWithin(o.within(), other);
            default -> false;
        };
    }

    // ---- loops

    /** Stands for a set for which a loop is solved. */
    Cells unsolved() {
        return new Cells.Unsolved();
    }

    /**
     * The least set X with X = term, where the term is made with the unsolved set in the place of X: some positions, or one step back
     * from X within certain ones.
     *
     * @return null when the term has another form
     */
    @Nullable
    Cells solveBackward(Cells unsolved, Cells term) {
        var form = Linear.of(this, unsolved, term, true);
        if (form == null) {
            return null;
        }
        var way = form.way();
        if (way == null) {
            return form.free();
        }
        // Y = those of X at which a step may end.
        var ended = back(way, and(form.free(), form.there()), and(form.there(), form.here()));
        var solution = or(form.free(), and(form.here(), before(way, ended)));
        parts.put(solution, new Part(form.there(), ended));
        return solution;
    }

    /** The same for going forward: some positions, or one step onward from X. */
    @Nullable
    Cells solveForward(Cells unsolved, Cells term) {
        var form = Linear.of(this, unsolved, term, false);
        if (form == null) {
            return null;
        }
        var way = form.way();
        if (way == null) {
            return form.free();
        }
        // The step may begin at those of `there` only, and must end at those of `here`.
        var within = form.here();
        return isAll(form.there())
                ? onward(way, form.free(), within)
                : or(
                        form.free(),
                        and(
                                within,
                                after(way, onward(way, and(form.free(), form.there()), and(within, form.there())))));
    }
}
