package org.senet.builtins;

import java.util.Arrays;
import java.util.function.Function;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** Making collections, adding to them, looking things up in them. */
final class CollectionFunctions {
    private static final Object ABSENT = new Object();

    private CollectionFunctions() {}

    static void install(Library library) {
        making(library);
        adding(library);
        looking(library);
        vectors(library);
        sets(library);
    }

    private static void making(Library library) {
        library.function("vector", 0, -1, """
                A vector of the arguments.
                (vector 1 2) => [1 2]""", (context, a) -> PersistentVector.of(a));
        library.one("vec", """
                A vector of a collection's elements.
                (vec '(1 2)) => [1 2]""", v -> v instanceof MapEntry e ? e.toVector() : Seqs.toVector(v));
        library.function("list", 0, -1, """
                A list of the arguments.
                (list 1 2) => (1 2)""", (context, a) -> PersistentList.of(a));
        library.function("list*", 1, -1, """
                The arguments in front of the last one, which is a collection.
                (list* 1 2 [3 4]) => (1 2 3 4)""", (context, a) -> {
            var seq = Seqs.seq(a[a.length - 1]);
            for (int i = a.length - 2; i >= 0; i--) {
                seq = Seqs.cons(a[i], seq);
            }
            return Arguments.orNil(seq);
        });
        library.function("hash-map", 0, -1, """
                A map of keys and values by turns.
                (hash-map :a 1 :b 2) => {:a 1, :b 2}""", (context, a) -> PersistentMap.of(a));
        library.function("array-map", 0, -1, """
                A map of keys and values by turns; small maps keep their order.
                (array-map :b 1 :a 2) => {:b 1, :a 2}""", (context, a) -> PersistentMap.of(a));
        library.function("hash-set", 0, -1, """
                A set of the arguments.
                (hash-set 1 1) => #{1}""", (context, a) -> PersistentSet.of(a));
        library.one("set", """
                A set of a collection's elements.
                (set [1 1]) => #{1}""", v -> v instanceof PersistentSet s ? s : PersistentSet.from(Elements.of(v)));
        library.one("map-to-destructure", """
                What a map's pattern takes apart: keyword arguments, keys and values by turns and perhaps a map at the end, as
                a map; any other value as it is.
                (map-to-destructure '(:a 1 {:b 2})) => {:a 1, :b 2}""", v -> v instanceof Seq seq ? options(seq) : v);
    }

    private static Object options(Seq arguments) {
        var all = Elements.list(arguments).toArray();
        boolean trailing = all.length % 2 == 1;
        if (trailing && !(all[all.length - 1] instanceof PersistentMap)) {
            throw new IllegalArgumentException(
                    "the keyword arguments " + PersistentList.of(all) + " have a key without a value");
        }
        var map = PersistentMap.of(trailing ? Arrays.copyOf(all, all.length - 1) : all);
        return trailing ? CollectionOperations.merge(map, (PersistentMap) all[all.length - 1]) : map;
    }

    private static void adding(Library library) {
        library.function("conj", 0, -1, """
                The collection with more elements: at the end of a vector, at the front of a list; a map takes entries.
                (conj [1] 2 3) => [1 2 3]
                (conj '(1) 2 3) => (3 2 1)
                (conj {:a 1} [:b 2]) => {:a 1, :b 2}
                (conj nil 1) => (1)""", (context, a) -> {
            var result = a.length == 0 ? PersistentVector.EMPTY : a[0];
            for (int i = 1; i < a.length; i++) {
                result = CollectionOperations.conj(result, a[i]);
            }
            return result;
        });
        library.function("assoc", 1, -1, """
                The map, or vector, with other values under keys.
                (assoc {:a 1} :a 2 :b 3) => {:a 2, :b 3}
                (assoc [1 2] 0 7) => [7 2]""", (context, a) -> assoc(a));
        library.function("dissoc", 1, -1, """
                The map without keys.
                (dissoc {:a 1 :b 2} :a) => {:b 2}""", (context, a) -> {
            if (a[0] == Nil.NIL) {
                return a[0];
            }
            var map = Arguments.map(a[0]);
            for (int i = 1; i < a.length; i++) {
                map = map.without(a[i]);
            }
            return map;
        });
        library.function("assoc-in", 3, 3, """
                The nested maps or vectors with another value at the end of a path of keys.
                (assoc-in {:a {:b 1}} [:a :c] 2) => {:a {:b 1, :c 2}}""",
                (context, a) -> CollectionOperations.assocIn(a[0], Seqs.toVector(a[1]), 0, a[2]));
        library.function("merge", 0, -1, """
                A map of all entries; later ones win.
                (merge {:a 1 :b 2} {:a 3}) => {:a 3, :b 2}""", (context, a) -> merge(a));
        library.function("into", 0, 2, """
                The first collection with all elements of the second.
                (into [1] '(2 3)) => [1 2 3]
                (into {} [[:a 1]]) => {:a 1}""", (context, a) -> switch (a.length) {
            case 0 -> PersistentVector.EMPTY;
            case 1 -> a[0];
            default -> CollectionOperations.into(a[0], a[1]);
        });
        library.one("empty", """
                A collection of the same kind without elements.
                (empty [1 2]) => []""", CollectionOperations::empty);
        library.one("not-empty", """
                The collection, or nil when it has no elements.
                (not-empty []) => nil
                (not-empty [1]) => [1]""", v -> Seqs.seq(v) == null ? Nil.NIL : v);
    }

    private static Object assoc(Object[] a) {
        if (a.length % 2 == 0) {
            throw new IllegalArgumentException("the last key has no value");
        }
        var result = a[0];
        for (int i = 1; i < a.length; i += 2) {
            result = CollectionOperations.assoc(result, a[i], a[i + 1]);
        }
        return result;
    }

    private static Object merge(Object[] maps) {
        Object result = Nil.NIL;
        for (var map : maps) {
            if (map != Nil.NIL) {
                result = result == Nil.NIL ? map : CollectionOperations.conj(result, map);
            }
        }
        return result;
    }

    private static void looking(Library library) {
        library.function("get", 2, 3, """
                What is under a key in a map, set, vector or string; nil, or the third argument, when there is nothing.
                (get {:a 1} :a) => 1
                (get [7 8] 1) => 8
                (get {} :a 0) => 0""", (context, a) -> CollectionOperations.get(a[0], a[1], Arguments.at(a, 2, Nil.NIL)));
        library.function("get-in", 2, 3, """
                What is at the end of a path of keys in nested maps and vectors.
                (get-in {:a [1 {:b 2}]} [:a 1 :b]) => 2
                (get-in {} [:a :b] 0) => 0""", (context, a) -> getIn(a));
        library.two("contains?", """
                Whether a map or a set has a key, or a vector an index.
                (contains? #{1 2} 2) => true
                (contains? [:a] 1) => false""", CollectionOperations::contains);
        library.two("find", """
                The entry of a key in a map, or nil.
                (find {:a 1} :a) => [:a 1]""", CollectionFunctions::find);
        library.one("key", """
                The key of a map's entry.
                (key (first {:a 1})) => :a""", v -> entry(v).key());
        library.one("val", """
                The value of a map's entry.
                (val (first {:a 1})) => 1""", v -> entry(v).value());
        library.one("keys", """
                The keys of a map, or nil.
                (keys {:a 1 :b 2}) => (:a :b)""", v -> entries(v, MapEntry::key));
        library.one("vals", """
                The values of a map, or nil.
                (vals {:a 1 :b 2}) => (1 2)""", v -> entries(v, MapEntry::value));
        library.two("select-keys", """
                A map of only some keys.
                (select-keys {:a 1 :b 2} [:a :c]) => {:a 1}""", (map, keys) -> {
            var source = Arguments.map(map);
            var selected = PersistentMap.EMPTY.withMeta(source.meta());
            for (var key : Elements.of(keys)) {
                var value = source.get(key);
                selected = value == null ? selected : selected.assoc(key, value);
            }
            return selected;
        });
        library.two("zipmap", """
                A map of keys with the values at the same places.
                (zipmap [:a :b] [1 2]) => {:a 1, :b 2}""", CollectionFunctions::zipmap);
    }

    private static Object getIn(Object[] a) {
        var result = a[0];
        for (var key : Elements.of(a[1])) {
            var inner = CollectionOperations.get(result, key, ABSENT);
            if (inner == ABSENT) {
                return Arguments.at(a, 2, Nil.NIL);
            }
            result = inner;
        }
        return result;
    }

    private static Object find(Object collection, Object key) {
        return switch (collection) {
            case Nil nil -> nil;
            case PersistentMap map -> Arguments.orNil(map.entry(key));
            case PersistentVector vector ->
                CollectionOperations.contains(vector, key) ? new MapEntry(key, vector.get(Arguments.index(key))) : Nil.NIL;
            default -> throw new WrongArgument("a map or a vector", collection);
        };
    }

    private static MapEntry entry(Object value) {
        if (value instanceof MapEntry entry) {
            return entry;
        }
        throw new WrongArgument("the entry of a map", value);
    }

    private static Object entries(Object map, Function<MapEntry, Object> part) {
        var parts = Elements.list(map).stream().map(CollectionFunctions::entry).map(part).toList();
        return parts.isEmpty() ? Nil.NIL : PersistentList.from(parts);
    }

    private static Object zipmap(Object keys, Object values) {
        var map = PersistentMap.EMPTY;
        var value = Seqs.seq(values);
        for (var key : Elements.of(keys)) {
            if (value == null) {
                break;
            }
            map = map.assoc(key, value.first());
            value = value.next();
        }
        return map;
    }

    private static void vectors(Library library) {
        library.function("subvec", 2, 3, """
                The part of a vector from an index up to, not including, another.
                (subvec [1 2 3 4] 1 3) => [2 3]
                (subvec [1 2 3 4] 2) => [3 4]""", (context, a) -> {
            var vector = Arguments.vector(a[0]);
            return vector.subvec(Arguments.index(a[1]), a.length > 2 ? Arguments.index(a[2]) : vector.size());
        });
        library.one("peek", """
                The last element of a vector, or the first of a list; nil when there is none.
                (peek [1 2]) => 2
                (peek '(1 2)) => 1""", CollectionFunctions::peek);
        library.one("pop", """
                The vector without its last element, or the list without its first.
                (pop [1 2]) => [1]
                (pop '(1 2)) => (2)""", v -> switch (v) {
            case Nil nil -> nil;
            case PersistentList list -> list.pop();
            default -> Arguments.vector(v).pop();
        });
        library.one("rseq", """
                The elements of a vector from the last to the first, or nil.
                (rseq [1 2 3]) => (3 2 1)""",
                v -> Arguments.vector(v).isEmpty() ? Nil.NIL : SequenceFunctions.reversed(v));
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
                (disj #{1 2} 2) => #{1}""", (context, a) -> {
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
                (distinct? 1 2 1) => false""", (context, a) -> CollectionOperations.allDistinct(a));
        library.one("frequencies", """
                A map of how often each element is there.
                (frequencies [:a :b :a]) => {:a 2, :b 1}""", v -> {
            var counts = PersistentMap.EMPTY;
            for (var element : Elements.of(v)) {
                counts = counts.assoc(element, (long) counts.get(element, 0L) + 1);
            }
            return counts;
        });
    }
}
