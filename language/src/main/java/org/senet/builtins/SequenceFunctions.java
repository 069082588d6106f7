package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** Walking along sequences, element by element or all at once. */
final class SequenceFunctions {
    private SequenceFunctions() {}

    static void install(Library library) {
        steps(library);
        shortcuts(library);
        positions(library);
        whole(library);
        SortFunctions.install(library);
    }

    private static void steps(Library library) {
        library.one("seq", """
            The elements of a collection as a sequence; nil when there are none.
            (seq [1 2]) => (1 2)
            (seq []) => nil
            """, v -> Arguments.orNil(Seqs.seq(v)));
        library.one("sequence-of", """
            The elements of a collection as a sequence, perhaps an empty one.
            (sequence-of []) => ()
            """, v -> {
            Seq seq = Seqs.seq(v);
            return seq == null ? PersistentList.EMPTY : seq;
        });
        library.one("first", """
            The first element, or nil.
            (first [1 2]) => 1
            """, Seqs::first);
        library.one("next", """
            The elements after the first; nil when there are none.
            (next [1 2]) => (2)
            (next [1]) => nil
            """, v -> Arguments.orNil(Seqs.next(v)));
        library.one("rest", """
            The elements after the first, not computed yet where they are lazy; perhaps an empty sequence.
            (rest [1 2]) => (2)
            (rest [1]) => ()
            """, Seqs::rest);
        library.two("cons", """
            A sequence of an element and a collection's elements.
            (cons 1 [2 3]) => (1 2 3)
            """, Seqs::cons);
        library.function("count", 1, 1, """
            The number of elements of a collection or of characters of a string.
            (count [1 2]) => 2
            (count nil) => 0
            """, (context, a) -> Seqs.count(Arguments.take(a, 0)));
        library.function("nth", 2, 3, """
            The element with an index; if there is none, the third argument, without which it is an error.
            (nth [7 8] 1) => 8
            (nth [7 8] 5 :none) => :none
            """, (context, a) -> CollectionOperations.nth(a));
    }

    private static void shortcuts(Library library) {
        library.one("second", """
            The second element, or nil.
            (second [1 2 3]) => 2
            """, v -> Seqs.first(Seqs.next(v)));
        library.one("ffirst", """
            The first element of the first element.
            (ffirst [[1 2] [3]]) => 1
            """, v -> Seqs.first(Seqs.first(v)));
        library.one("nfirst", """
            The elements after the first of the first element.
            (nfirst [[1 2] [3]]) => (2)
            """, v -> Arguments.orNil(Seqs.next(Seqs.first(v))));
        library.one("fnext", """
            The second element, or nil.
            (fnext [1 2 3]) => 2
            """, v -> Seqs.first(Seqs.next(v)));
        library.one("nnext", """
            The elements after the second; nil when there are none.
            (nnext [1 2 3]) => (3)
            """, v -> Arguments.orNil(Seqs.next(Seqs.next(v))));
        library.function("last", 1, 1, """
            The last element, or nil.
            (last [1 2 3]) => 3
            """, (context, a) -> last(Arguments.take(a, 0)));
        library.one("butlast", """
            All elements but the last; nil when there are none.
            (butlast [1 2 3]) => (1 2)
            """, v -> {
            var elements = Elements.list(v);
            return elements.size() < 2 ? Nil.NIL : PersistentList.from(elements.subList(0, elements.size() - 1));
        });
    }

    private static Object last(Object collection) {
        if (collection instanceof PersistentVector vector) {
            return vector.isEmpty() ? Nil.NIL : vector.get(vector.size() - 1);
        }
        Object last = Nil.NIL;
        for (var element : Elements.of(collection)) {
            last = element;
        }
        return last;
    }

    private static void positions(Library library) {
        library.two("nthrest", """
            The elements after the first n; perhaps an empty sequence.
            (nthrest [1 2 3] 1) => (2 3)
            (nthrest [1] 3) => ()
            """, (coll, n) -> {
            if (Arguments.integer(n) <= 0) {
                return coll;
            }
            var rest = after(coll, Arguments.integer(n));
            return rest == null ? PersistentList.EMPTY : rest;
        });
        library.two(
                "nthnext",
                """
            The elements after the first n; nil when there are none.
            (nthnext [1 2 3] 1) => (2 3)
            (nthnext [1] 3) => nil
            """,
                (coll, n) -> coll == Nil.NIL ? coll : Arguments.orNil(after(coll, Arguments.integer(n))));
        library.two("take-last", """
            The last n elements; nil when there are none.
            (take-last 2 [1 2 3]) => (2 3)
            """, (n, coll) -> {
            var elements = Elements.list(coll);
            int from = Math.max(0, elements.size() - Math.max(0, Arguments.index(n)));
            return from == elements.size() ? Nil.NIL : PersistentList.from(elements.subList(from, elements.size()));
        });
        library.two(
                "split-at",
                """
                A vector of the first n elements and of the others.
                (split-at 1 [1 2 3]) => [(1) (2 3)]
                """,
                (n, coll) -> PersistentVector.of(
                        Lazy.take(Arguments.integer(n), coll), Lazy.drop(Arguments.integer(n), coll)));
    }

    /** The sequence after the first elements, or Java null when there are none. */
    static @Nullable Seq after(Object collection, long count) {
        Seq seq = Seqs.seq(collection);
        for (long i = 0; i < count && seq != null; i++) {
            TruffleSafepoint.poll(null);
            seq = seq.next();
        }
        return seq;
    }

    private static void whole(Library library) {
        library.one("reverse", """
            A list of the elements from the last to the first.
            (reverse [1 2 3]) => (3 2 1)
            """, SequenceFunctions::reversed);
        library.one("doall", """
            The sequence, after all its elements have been computed.
            (doall (map inc [1 2])) => (2 3)
            """, v -> {
            Seqs.count(Seqs.seq(v));
            return v;
        });
        library.function("dorun", 1, 1, """
            Computes all elements of a sequence for their effects; nil.
            (dorun (map inc [1 2])) => nil
            """, (context, a) -> {
            Seqs.count(Seqs.seq(Arguments.take(a, 0)));
            return Nil.NIL;
        });
    }

    /** A list of the elements from the last to the first. */
    static PersistentList reversed(Object collection) {
        var list = PersistentList.EMPTY;
        for (var element : Elements.of(collection)) {
            list = list.cons(element);
        }
        return list;
    }
}
