package org.senet.builtins;

import java.util.ArrayList;
import java.util.function.Function;
import org.senet.data.ForeignCollection;
import org.senet.data.HasMeta;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Seqs;

/** Maps, and what else has values under keys. */
final class MapFunctions {
    private static final Object ABSENT = new Object();

    private MapFunctions() {}

    static void install(Library library) {
        changing(library);
        looking(library);
        entries(library);
    }

    private static void changing(Library library) {
        library.function("assoc", 1, -1, """
            The map, or vector, with other values under keys.
            (assoc {:a 1} :a 2 :b 3) => {:a 2, :b 3}
            (assoc [1 2] 0 7) => [7 2]
            """, (context, a) -> assoc(a));
        library.function("dissoc", 1, -1, """
            The map without keys.
            (dissoc {:a 1 :b 2} :a) => {:b 2}
            """, (context, a) -> {
            if (a[0] == Nil.NIL) {
                return a[0];
            }
            var map = Arguments.map(a[0]);
            for (int i = 1; i < a.length; i++) {
                map = map.without(a[i]);
            }
            return map;
        });
        library.function(
                "assoc-in",
                3,
                3,
                """
                The nested maps or vectors with another value at the end of a path of keys.
                (assoc-in {:a {:b 1}} [:a :c] 2) => {:a {:b 1, :c 2}}
                """,
                (context, a) -> CollectionOperations.assocIn(a[0], Seqs.toVector(a[1]), 0, a[2]));
        library.function("merge", 0, -1, """
            A map of all entries; later ones win.
            (merge {:a 1 :b 2} {:a 3}) => {:a 3, :b 2}
            """, (context, a) -> merge(a));
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
                boolean first = result == Nil.NIL && map == maps[0];
                result = first ? map : CollectionOperations.conj(result == Nil.NIL ? PersistentMap.EMPTY : result, map);
            }
        }
        return result;
    }

    private static void looking(Library library) {
        library.function(
                "get", 2, 3, """
                What is under a key in a map, set, vector or string; nil, or the third argument, when there is nothing.
                (get {:a 1} :a) => 1
                (get [7 8] 1) => 8
                (get {} :a 0) => 0
                """, (context, a) -> CollectionOperations.get(a[0], a[1], Arguments.at(a, 2, Nil.NIL)));
        library.function("get-in", 2, 3, """
            What is at the end of a path of keys in nested maps and vectors.
            (get-in {:a [1 {:b 2}]} [:a 1 :b]) => 2
            (get-in {} [:a :b] 0) => 0
            """, (context, a) -> getIn(a));
        library.two("contains?", """
            Whether a map or a set has a key, or a vector an index.
            (contains? #{1 2} 2) => true
            (contains? [:a] 1) => false
            """, CollectionOperations::contains);
        library.two("find", """
            The entry of a key in a map, or nil.
            (find {:a 1} :a) => [:a 1]
            """, MapFunctions::find);
    }

    private static void entries(Library library) {
        library.one("key", """
            The key of a map's entry.
            (key (first {:a 1})) => :a
            """, v -> entry(v).key());
        library.one("val", """
            The value of a map's entry.
            (val (first {:a 1})) => 1
            """, v -> entry(v).value());
        library.one(
                "keys",
                """
            The keys of a map, or nil.
            (keys {:a 1 :b 2}) => (:a :b)
            """,
                v -> ForeignCollection.hasKeys(v)
                        ? Arguments.orNil(ForeignCollection.keys(v))
                        : entries(v, MapEntry::key));
        library.one(
                "vals",
                """
            The values of a map, or nil.
            (vals {:a 1 :b 2}) => (1 2)
            """,
                v -> ForeignCollection.hasKeys(v)
                        ? Arguments.orNil(ForeignCollection.values(v))
                        : entries(v, MapEntry::value));
        library.two("select-keys", """
            A map of only some keys.
            (select-keys {:a 1 :b 2} [:a :c]) => {:a 1}
            """, (map, keys) -> {
            var selected =
                    map instanceof HasMeta source ? PersistentMap.EMPTY.withMeta(source.meta()) : PersistentMap.EMPTY;
            for (var key : Elements.of(keys)) {
                selected = selected.conj(find(map, key));
            }
            return selected;
        });
        library.two("zipmap", """
            A map of keys with the values at the same places.
            (zipmap [:a :b] [1 2]) => {:a 1, :b 2}
            """, MapFunctions::zipmap);
        library.one("frequencies", """
            A map of how often each element is there.
            (frequencies [:a :b :a]) => {:a 2, :b 1}
            """, v -> {
            var counts = PersistentMap.EMPTY;
            for (var element : Elements.of(v)) {
                counts = counts.assoc(element, counts.get(element) instanceof Long n ? n + 1 : 1L);
            }
            return counts;
        });
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
                CollectionOperations.contains(vector, key)
                        ? new MapEntry(key, vector.get(Arguments.index(key)))
                        : Nil.NIL;
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
        var parts = new ArrayList<Object>();
        for (var element : Elements.of(map)) {
            parts.add(part.apply(entry(element)));
        }
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
}
