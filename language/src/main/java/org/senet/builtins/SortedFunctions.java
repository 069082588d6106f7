package org.senet.builtins;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.Ordering;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seqs;
import org.senet.nodes.core.Truth;

/** Maps and sets that keep their keys in an order. */
final class SortedFunctions {
    private SortedFunctions() {}

    static void install(Library library) {
        making(library);
        walking(library);
    }

    private static void making(Library library) {
        library.function(
                "sorted-map", 0, -1, """
                A map of keys and values by turns that keeps its keys in the order of compare.
                (sorted-map :b 2 :a 1) => {:a 1, :b 2}
                """, (context, a) -> filled(PersistentMap.sorted(Ordering::compare), a, 0));
        library.calling(
                "sorted-map-by",
                1,
                -1,
                """
                A map of keys and values by turns that keeps its keys in the order of a comparator; see sort.
                (sorted-map-by > 1 :a 2 :b) => {2 :b, 1 :a}
                """,
                (state, a) -> filled(PersistentMap.sorted(SortFunctions.comparator(null, a[0])), a, 1));
        library.function(
                "sorted-set", 0, -1, """
                A set that keeps its elements in the order of compare.
                (sorted-set 3 1 2) => #{1 2 3}
                """, (context, a) -> filled(PersistentSet.sorted(Ordering::compare), a, 0));
        library.calling(
                "sorted-set-by",
                1,
                -1,
                """
                A set that keeps its elements in the order of a comparator; see sort.
                (sorted-set-by > 3 1 2) => #{3 2 1}
                """,
                (state, a) -> filled(PersistentSet.sorted(SortFunctions.comparator(null, a[0])), a, 1));
        library.small("sorted?", """
            Whether a value is a map or a set that keeps an order.
            (sorted? (sorted-set)) => true
            (sorted? #{}) => false
            """, v -> order(v) != null);
    }

    private static Object filled(PersistentMap empty, Object[] a, int from) {
        if ((a.length - from) % 2 != 0) {
            throw new IllegalArgumentException("the last key has no value");
        }
        var map = empty;
        for (int i = from; i < a.length; i += 2) {
            map = map.assoc(a[i], a[i + 1]);
        }
        return map;
    }

    private static Object filled(PersistentSet empty, Object[] a, int from) {
        var set = empty;
        for (int i = from; i < a.length; i++) {
            set = set.conj(a[i]);
        }
        return set;
    }

    private static void walking(Library library) {
        library.one("rseq", """
            The elements of a vector, or of a sorted map or set, from the last to the first; nil when there are none.
            (rseq [1 2 3]) => (3 2 1)
            (rseq (sorted-set 2 1)) => (2 1)
            """, SortedFunctions::reversed);
        library.small("reversible?", """
            Whether rseq takes a value.
            (reversible? [1]) => true
            (reversible? '(1)) => false
            """, v -> v instanceof PersistentVector || order(v) != null);
        library.function(
                "sorted-seq-from",
                3,
                3,
                """
            The entries or elements of a sorted collection from a key on, in its order if the last argument is true, else
            against it; subseq and rsubseq call it.
            (sorted-seq-from (sorted-set 1 3 5) 2 true) => (3 5)
            (sorted-seq-from (sorted-set 1 3 5) 3 false) => (3 1)
            """,
                (context, a) -> Arguments.orNil(
                        switch (a[0]) {
                            case PersistentMap map
                            when map.isSorted() -> Seqs.fromIterator(map.entriesFrom(a[1], Truth.core(a[2])));
                            case PersistentSet set
                            when set.isSorted() -> Seqs.fromIterator(set.elementsFrom(a[1], Truth.core(a[2])));
                            default -> throw new WrongArgument("a sorted map or set", a[0]);
                        }));
        library.function("sorted-compare", 3, 3, """
            How a sorted collection compares two keys; subseq and rsubseq call it.
            (sorted-compare (sorted-set-by >) 1 2) => 1
            """, (context, a) -> {
            var order = order(a[0]);
            if (order == null) {
                throw new WrongArgument("a sorted map or set", a[0]);
            }
            return (long) order.compare(a[1], a[2]);
        });
    }

    private static Object reversed(Object value) {
        return switch (value) {
            case PersistentMap map
            when map.isSorted() -> Arguments.orNil(Seqs.fromIterator(map.entriesFrom(null, false)));
            case PersistentSet set
            when set.isSorted() -> Arguments.orNil(Seqs.fromIterator(set.elementsFrom(null, false)));
            default -> Arguments.vector(value).isEmpty() ? Nil.NIL : SequenceFunctions.reversed(value);
        };
    }

    private static @Nullable Comparator<Object> order(Object value) {
        return switch (value) {
            case PersistentMap map -> map.order();
            case PersistentSet set -> set.order();
            default -> null;
        };
    }
}
