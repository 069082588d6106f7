package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.Cons;
import org.senet.data.Equality;
import org.senet.data.LazySeq;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentList;
import org.senet.data.PersistentSet;
import org.senet.data.Range;
import org.senet.data.Reduced;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.nodes.core.Truth;

/**
 * Sequences that are computed from others when they are looked at, one element at a time. None of them looks at its
 * source before it is looked at itself.
 */
final class Lazy {
    private Lazy() {}

    /** The elements of several collections, one after another. */
    static LazySeq concat(Object... collections) {
        return new LazySeq(() -> concat(Nil.NIL, collections, 0));
    }

    private static @Nullable Seq concat(Object current, Object[] others, int index) {
        Seq seq = Seqs.seq(current);
        int next = index;
        while (seq == null && next < others.length) {
            seq = Seqs.seq(others[next++]);
        }
        if (seq == null || next == others.length) {
            return seq;
        }
        Seq present = seq;
        int following = next;
        return new Cons(seq.first(), new LazySeq(() -> concat(Seqs.rest(present), others, following)));
    }

    /** The first elements. */
    static LazySeq take(long count, Object collection) {
        return new LazySeq(() -> {
            Seq seq = count <= 0 ? null : Seqs.seq(collection);
            return seq == null ? null : new Cons(seq.first(), take(count - 1, Seqs.rest(seq)));
        });
    }

    /** The elements after the first ones. */
    static LazySeq drop(long count, Object collection) {
        return new LazySeq(() -> SequenceFunctions.after(collection, count));
    }

    /** All elements but the last ones. */
    static LazySeq dropLast(long count, Object collection) {
        return dropLast(collection, drop(count, collection));
    }

    private static LazySeq dropLast(Object collection, Seq ahead) {
        return new LazySeq(() -> {
            Seq further = Seqs.seq(ahead);
            Seq seq = Seqs.seq(collection);
            return further == null || seq == null
                    ? null
                    : new Cons(seq.first(), dropLast(Seqs.rest(seq), Seqs.rest(further)));
        });
    }

    /** Every n-th element, beginning with the first. */
    static LazySeq takeNth(long n, Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            if (seq == null) {
                return null;
            }
            return new Cons(seq.first(), n <= 0 ? takeNth(n, seq) : takeNth(n, drop(n, seq)));
        });
    }

    /** Lists of n elements each, which begin {@code step} elements apart. */
    static LazySeq partition(long n, long step, @Nullable Object padding, boolean partial, Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            if (seq == null) {
                return null;
            }
            var group = firsts(n, seq);
            if (group.size() == n || partial) {
                return new Cons(PersistentList.from(group), partition(n, step, padding, partial, drop(step, seq)));
            }
            if (padding == null) {
                return null;
            }
            group.addAll(firsts(n - group.size(), padding));
            return PersistentList.of(PersistentList.from(group));
        });
    }

    private static List<Object> firsts(long n, Object collection) {
        var list = new ArrayList<Object>();
        Seq seq = n <= 0 ? null : Seqs.seq(collection);
        while (seq != null) {
            TruffleSafepoint.poll(null);
            list.add(seq.first());
            seq = list.size() < n ? seq.next() : null;
        }
        return list;
    }

    /** The first elements of all collections, then the second ones, until one of them ends. */
    static LazySeq interleave(Object... collections) {
        return new LazySeq(() -> {
            var round = new Object[collections.length];
            var rests = new Object[collections.length];
            for (int i = 0; i < round.length; i++) {
                Seq seq = Seqs.seq(collections[i]);
                if (seq == null) {
                    return null;
                }
                round[i] = seq.first();
                rests[i] = Seqs.rest(seq);
            }
            Seq result = interleave(rests);
            for (int i = round.length - 1; i >= 0; i--) {
                result = new Cons(round[i], result);
            }
            return result;
        });
    }

    /** The elements with a separator between them. */
    static LazySeq interpose(Object separator, Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            return seq == null ? null : new Cons(seq.first(), separated(separator, Seqs.rest(seq)));
        });
    }

    private static LazySeq separated(Object separator, Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            return seq == null
                    ? null
                    : new Cons(separator, new Cons(seq.first(), separated(separator, Seqs.rest(seq))));
        });
    }

    /** The elements over and over. */
    static LazySeq cycle(Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            return seq == null ? null : cycle(seq, seq);
        });
    }

    private static Seq cycle(Seq present, Seq whole) {
        return new Cons(present.first(), new LazySeq(() -> {
            Seq next = present.next();
            return cycle(next == null ? whole : next, whole);
        }));
    }

    /** A value for ever. */
    static Seq repeat(Object value) {
        return new Cons(value, new LazySeq(() -> repeat(value)));
    }

    /** The elements that have not been there before. */
    static LazySeq distinct(Object collection) {
        return distinct(collection, PersistentSet.EMPTY);
    }

    private static LazySeq distinct(Object collection, PersistentSet seen) {
        return new LazySeq(() -> {
            for (Seq seq = Seqs.seq(collection); seq != null; seq = seq.next()) {
                TruffleSafepoint.poll(null);
                var element = seq.first();
                if (!seen.contains(element)) {
                    return new Cons(element, distinct(Seqs.rest(seq), seen.conj(element)));
                }
            }
            return null;
        });
    }

    /** The elements without those that are equal to the one before. */
    static LazySeq dedupe(Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            return seq == null ? null : new Cons(seq.first(), dedupe(Seqs.rest(seq), seq.first()));
        });
    }

    private static LazySeq dedupe(Object collection, Object previous) {
        return new LazySeq(() -> {
            for (Seq seq = Seqs.seq(collection); seq != null; seq = seq.next()) {
                TruffleSafepoint.poll(null);
                var element = seq.first();
                if (!Equality.equal(element, previous)) {
                    return new Cons(element, dedupe(Seqs.rest(seq), element));
                }
            }
            return null;
        });
    }

    /** What a function returns for each element. */
    static LazySeq map(UnaryOperator<Object> function, Object collection) {
        return new LazySeq(() -> {
            Seq seq = Seqs.seq(collection);
            return seq == null ? null : new Cons(function.apply(seq.first()), map(function, Seqs.rest(seq)));
        });
    }

    /** The elements for which a function is true. */
    static LazySeq filter(UnaryOperator<Object> function, Object collection) {
        return new LazySeq(() -> {
            for (Seq seq = Seqs.seq(collection); seq != null; seq = seq.next()) {
                TruffleSafepoint.poll(null);
                var element = seq.first();
                if (Truth.core(function.apply(element))) {
                    return new Cons(element, filter(function, Seqs.rest(seq)));
                }
            }
            return null;
        });
    }

    /** The elements of the collections that a function returns for each element; a {@link Reduced} result ends them. */
    static LazySeq flatMap(UnaryOperator<Object> function, Object collection) {
        return new LazySeq(() -> {
            for (Seq seq = Seqs.seq(collection); seq != null; seq = seq.next()) {
                TruffleSafepoint.poll(null);
                var result = function.apply(seq.first());
                Seq part = result instanceof Reduced ? null : Seqs.seq(result);
                if (part != null) {
                    return concat(part, new Object[] {flatMap(function, Seqs.rest(seq))}, 0);
                }
                if (result instanceof Reduced) {
                    return null;
                }
            }
            return null;
        });
    }

    /** The numbers from a start up to, not including, an end; without end when that is null. */
    static Seq range(Object start, @Nullable Object end, Object step) {
        if (start instanceof Long from && step instanceof Long by && (end == null || end instanceof Long)) {
            return Range.of(from, end == null ? Long.MAX_VALUE : (long) end, by);
        }
        return new LazySeq(() -> {
            boolean up = !Numbers.isNegative(step);
            boolean inside = end == null
                    || (Numbers.isZero(step)
                            ? !Numbers.equiv(start, end)
                            : up ? Numbers.less(start, end) : Numbers.less(end, start));
            return inside ? new Cons(start, range(Numbers.addP(start, step), end, step)) : null;
        });
    }
}
