package org.senet.builtins;

import java.util.Arrays;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** Making collections of all kinds and adding to them; vectors and sets. */
final class CollectionFunctions {
    private CollectionFunctions() {}

    static void install(Library library) {
        making(library);
        adding(library);
        vectors(library);
        sets(library);
    }

    private static void making(Library library) {
        library.function("vector", 0, -1, """
            A vector of the arguments.
            (vector 1 2) => [1 2]
            """, (context, a) -> PersistentVector.of(a));
        library.one("vec", """
            A vector of a collection's elements.
            (vec '(1 2)) => [1 2]
            """, v -> v instanceof MapEntry e ? e.toVector() : Seqs.toVector(v));
        library.function("list", 0, -1, """
            A list of the arguments.
            (list 1 2) => (1 2)
            """, (context, a) -> PersistentList.of(a));
        library.function("list*", 1, -1, """
            The arguments in front of the last one, which is a collection.
            (list* 1 2 [3 4]) => (1 2 3 4)
            """, (context, a) -> {
            var seq = Seqs.seq(a[a.length - 1]);
            for (int i = a.length - 2; i >= 0; i--) {
                seq = Seqs.cons(a[i], seq);
            }
            return Arguments.orNil(seq);
        });
        library.function("hash-map", 0, -1, """
            A map of keys and values by turns.
            (hash-map :a 1 :b 2) => {:a 1, :b 2}
            """, (context, a) -> PersistentMap.of(a));
        library.function("array-map", 0, -1, """
            A map of keys and values by turns; small maps keep their order.
            (array-map :b 1 :a 2) => {:b 1, :a 2}
            """, (context, a) -> PersistentMap.of(a));
        library.function("hash-set", 0, -1, """
            A set of the arguments.
            (hash-set 1 1) => #{1}
            """, (context, a) -> PersistentSet.of(a));
        library.one("set", """
            A set of a collection's elements.
            (set [1 1]) => #{1}
            """, v -> v instanceof PersistentSet s ? s : PersistentSet.from(Elements.of(v)));
        library.one("map-to-destructure", """
            What a map's pattern takes apart: keyword arguments, keys and values by turns and perhaps a map at the
            end, as a map; any other value as it is.
            (map-to-destructure '(:a 1 {:b 2})) => {:a 1, :b 2}
            """, v -> v instanceof Seq seq ? options(seq) : v);
    }

    private static Object options(Seq arguments) {
        var all = Elements.list(arguments).toArray();
        boolean trailing = all.length % 2 == 1;
        if (trailing && !(all[all.length - 1] instanceof PersistentMap)) {
            throw new IllegalArgumentException(
                    "the keyword arguments " + PersistentList.of(all) + " have a key without a value");
        }
        var map = PersistentMap.of(trailing ? Arrays.copyOf(all, all.length - 1) : all);
        return trailing ? map.conj(all[all.length - 1]) : map;
    }

    private static void adding(Library library) {
        library.function("conj", 0, -1, """
            The collection with more elements: at the end of a vector, at the front of a list; a map takes entries.
            (conj [1] 2 3) => [1 2 3]
            (conj '(1) 2 3) => (3 2 1)
            (conj {:a 1} [:b 2]) => {:a 1, :b 2}
            (conj nil 1) => (1)
            """, (context, a) -> {
            var result = a.length == 0 ? PersistentVector.EMPTY : a[0];
            for (int i = 1; i < a.length; i++) {
                result = CollectionOperations.conj(result, a[i]);
            }
            return result;
        });
        library.two("into-collection", """
            The first collection with all elements of the second; into calls it.
            (into-collection [1] '(2 3)) => [1 2 3]
            """, CollectionOperations::into);
        library.one("empty", """
            A collection of the same kind without elements.
            (empty [1 2]) => []
            """, CollectionOperations::empty);
        library.one("not-empty", """
            The collection, or nil when it has no elements.
            (not-empty []) => nil
            (not-empty [1]) => [1]
            """, v -> Seqs.seq(v) == null ? Nil.NIL : v);
    }

    private static void vectors(Library library) {
        library.function("subvec", 2, 3, """
            The part of a vector from an index up to, not including, another.
            (subvec [1 2 3 4] 1 3) => [2 3]
            (subvec [1 2 3 4] 2) => [3 4]
            """, (context, a) -> {
            var vector = Arguments.vector(a[0]);
            return vector.subvec(Arguments.index(a[1]), a.length > 2 ? Arguments.index(a[2]) : vector.size());
        });
        library.one("peek", """
            The last element of a vector, or the first of a list; nil when there is none.
            (peek [1 2]) => 2
            (peek '(1 2)) => 1
            """, CollectionFunctions::peek);
        library.one("pop", """
            The vector without its last element, or the list without its first.
            (pop [1 2]) => [1]
            (pop '(1 2)) => (2)
            """, v -> switch (v) {
            case Nil nil -> nil;
            case PersistentList list -> list.pop();
            default -> Arguments.vector(v).pop();
        });
    }

    private static Object peek(Object collection) {
        if (collection instanceof PersistentList || collection == Nil.NIL) {
            return Seqs.first(collection);
        }
        var vector = Arguments.vector(collection);
        return vector.isEmpty() ? Nil.NIL : vector.get(vector.size() - 1);
    }

    private static void sets(Library library) {
        library.function("disj", 1, -1, """
            The set without elements.
            (disj #{1 2} 2) => #{1}
            """, (context, a) -> {
            if (a[0] == Nil.NIL) {
                return a[0];
            }
            var set = Arguments.set(a[0]);
            for (int i = 1; i < a.length; i++) {
                set = set.disj(a[i]);
            }
            return set;
        });
        library.function("distinct?", 1, -1, """
            Whether all arguments are different.
            (distinct? 1 2 1) => false
            """, (context, a) -> CollectionOperations.allDistinct(a));
    }
}
